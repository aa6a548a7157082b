"""The local server behaves as a static host does, so that what works here works there."""

import gzip
import http.client
from pathlib import Path

import pytest

from web.serve import SiteServer, open_server

Answer = tuple[http.client.HTTPResponse, bytes]


def ask(server: SiteServer, path: str, **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=sent)
    answer = connection.getresponse()
    return answer, answer.read()


@pytest.fixture
def files(server: SiteServer) -> Path:
    folder = server.folder / "files"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.json", "application/json"),
        ("a.tar.gz", "application/gzip"),
    ],
)
def test_types(server: SiteServer, files: Path, name: str, expected: str) -> None:
    (files / name).write_bytes(b"content")
    answer, body = ask(server, f"/files/{name}")
    assert (answer.status, answer.getheader("Content-Type"), body) == (200, expected, b"content")
    assert answer.getheader("Content-Encoding") is None
    assert answer.getheader("Access-Control-Allow-Origin") == "*"


def test_compresses_text_but_no_archive(server: SiteServer, files: Path) -> None:
    (files / "a.css").write_bytes(b"content")
    (files / "a.tar.gz").write_bytes(b"content")
    answer, body = ask(server, "/files/a.css", Accept_Encoding="gzip, br")
    assert answer.getheader("Content-Encoding") == "gzip"
    assert gzip.decompress(body) == b"content"
    answer, body = ask(server, "/files/a.tar.gz", Accept_Encoding="gzip, br")
    assert answer.getheader("Content-Encoding") is None
    assert body == b"content"


def test_unchanged_file_is_not_sent_again(server: SiteServer, files: Path) -> None:
    (files / "b.css").write_bytes(b"first")
    tag = str(ask(server, "/files/b.css")[0].getheader("ETag"))
    answer, body = ask(server, "/files/b.css", If_None_Match=tag)
    assert (answer.status, body) == (304, b"")
    (files / "b.css").write_bytes(b"and second")
    answer, body = ask(server, "/files/b.css", If_None_Match=tag)
    assert (answer.status, body) == (200, b"and second")


def test_folder_without_its_slash_is_sent_to_the_one_with(server: SiteServer, files: Path) -> None:
    (files / "index.html").write_bytes(b"here")
    answer, _ = ask(server, "/files")
    assert (answer.status, answer.getheader("Location")) == (301, "files/")
    assert ask(server, "/files/")[1] == b"here"


@pytest.mark.parametrize("path", ["/../../etc/passwd", "//etc/passwd", "/files/../../..", "/%2e%2e/", "/no"])
def test_nothing_outside_the_folder(server: SiteServer, files: Path, path: str) -> None:
    assert ask(server, path)[0].status == 404


def test_busy_port(server: SiteServer, tmp_path: Path) -> None:
    busy = server.server_address[1]
    with pytest.raises(SystemExit, match="taken"):
        open_server(tmp_path, busy, others=False)
    other = open_server(tmp_path, busy, others=True)
    assert other.server_address[1] != busy
    other.server_close()
