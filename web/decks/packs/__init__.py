"""The five packs, by slug."""

from . import cicera, minchiate, piedicavallo, scopa, shengji

PACKS = {
    pack.slug: pack for pack in (scopa.PACK, cicera.PACK, shengji.PACK, minchiate.PACK, piedicavallo.PACK)
}
