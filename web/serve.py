"""Serves a compiled site on this machine, much as a static host would."""

import gzip
import http.server
import mimetypes
import socketserver
import sys
import threading
from email.utils import formatdate
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar
from urllib.parse import unquote

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".gz": "application/gzip",
    ".zip": "application/zip",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml",
}
COMPRESSED = {".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".wasm", ".txt", ".xml"}
PORTS_TO_TRY = 20


class SiteServer(http.server.ThreadingHTTPServer):
    """A server for one folder of files."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder.resolve()
        super().__init__(("127.0.0.1", port), SiteHandler)

    @property
    def address(self) -> str:
        """Where a browser finds the site."""
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay quiet about browsers that hang up; tell of anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class SiteHandler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD from the server's folder."""

    protocol_version = "HTTP/1.1"
    server: SiteServer
    _compressed: ClassVar[dict[str, bytes]] = {}
    _compressing = threading.Lock()

    def do_GET(self) -> None:
        """Send a file."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send a file's headers."""
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of what went well; errors come through log_error."""

    def log_error(self, format: str, *args: object) -> None:
        """Tell of a missing file by its path, which the base class leaves out."""
        print(f"{self.path}: {format % args}", file=sys.stderr)

    def _answer(self, with_body: bool) -> None:
        path = self._file()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if path.is_dir():  # asked for without the slash on which relative addresses depend
            self._redirect(self.path.partition("?")[0].rpartition("/")[2] + "/")
            return
        status = path.stat()
        zipped = path.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}{"-gzip" if zipped else ""}"'
        if self.headers.get("If-None-Match") == tag:
            self._head(HTTPStatus.NOT_MODIFIED, path, tag)
            self.end_headers()
            return
        body = self._gzip(path, tag) if zipped else path.read_bytes()
        self._head(HTTPStatus.OK, path, tag)
        if zipped:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", _type(path))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def _file(self) -> Path | None:
        """The file asked for; a folder when the address lacks its last slash; None when there is neither."""
        asked = unquote(self.path.partition("?")[0])
        try:
            path = (self.server.folder / asked.lstrip("/")).resolve()
            if not path.is_relative_to(self.server.folder) or not path.exists():
                return None
        except (OSError, ValueError):  # a name that no file can have
            return None
        if path.is_dir() and asked.endswith("/"):
            path = path / "index.html"
        return path if path.exists() else None

    def _head(self, code: HTTPStatus, path: Path, tag: str) -> None:
        self.send_response(code)
        self.send_header("ETag", tag)
        self.send_header("Last-Modified", formatdate(path.stat().st_mtime, usegmt=True))
        self.send_header("Cache-Control", "no-cache")  # kept by the browser, but asked about each time
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Access-Control-Allow-Origin", "*")  # a sandboxed frame has the origin "null"

    def _redirect(self, location: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _gzip(self, path: Path, tag: str) -> bytes:
        key = f"{path} {tag}"
        with self._compressing:
            if key not in self._compressed:
                self._compressed[key] = gzip.compress(path.read_bytes(), 6)
        return self._compressed[key]


def open_server(folder: Path, port: int, others: bool) -> SiteServer:
    """A server on that port or, where others may do, on one of the next."""
    for candidate in range(port, port + (PORTS_TO_TRY if others else 1)):
        try:
            return SiteServer(folder, candidate)
        except (OSError, OverflowError):
            continue
    tried = f"ports {port} to {port + PORTS_TO_TRY - 1} are" if others else f"port {port} is"
    raise SystemExit(f"cardavia: {tried} taken or not allowed. Name a free one with --port.")


def serve(server: socketserver.BaseServer) -> None:
    """Serve until the person presses Ctrl-C."""
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


def _type(path: Path) -> str:
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
