"""nginx in front of servers, with the file that hosts are given, and visitors who come through it."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import signal
import socket as socket_module
import ssl
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.arrange import DEVICE, YOU, keys, until
from tests.server.process import PATIENCE, free_port

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NEEDED = ("nginx", "openssl")  # Debian's nginx-light has all that the file asks for

# What a host's own nginx.conf says around the file, kept to a folder of the test.
AROUND = """\
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def missing() -> list[str]:
    """The programs that are not installed."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    return [name for name in NEEDED if shutil.which(name, path=path) is None]


class Nginx:
    """A running nginx, with a certificate of its own."""

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        self.folder = folder
        self.plain, self.port = free_port(), free_port()
        self.certificate = folder / "site.pem"
        self._certify()
        self._write(ports)
        program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        assert program is not None, "ask first what is missing"
        self._process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
        until((folder / "pid").exists)

    def _certify(self) -> None:
        files = ["-keyout", str(self.folder / "site.key"), "-out", str(self.certificate)]
        key = ["-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
        names = ["-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example,IP:127.0.0.1"]
        command = ["openssl", "req", "-x509", *key, *names, "-days", "2", *files]
        subprocess.run(command, check=True, capture_output=True)

    def _write(self, ports: Sequence[int]) -> None:
        site = SITE.read_text(encoding="utf-8")
        changes = {
            "    server 127.0.0.1:8000 max_fails=0;\n": "".join(
                f"    server 127.0.0.1:{port} max_fails=0;\n" for port in ports
            ),
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            "/etc/ssl/games.example.pem": str(self.certificate),
            "/etc/ssl/games.example.key": str(self.folder / "site.key"),
        }
        for old, new in changes.items():
            assert site.count(old) == 1, old
            site = site.replace(old, new)
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "site.conf").write_text(site, encoding="utf-8")
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder, user=user))

    def direct(self, ports: Sequence[int]) -> None:
        """Send all new requests to these servers. Sockets stay where they are."""
        self._write(ports)
        self.reload()

    def reload(self) -> None:
        """Read the file again, as after a change, and wait until new processes take over."""
        former = self._workers()
        self._process.send_signal(signal.SIGHUP)
        until(lambda: self._workers() - former)

    def _workers(self) -> set[str]:
        pid = self._process.pid
        return {*Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}

    def stop(self) -> str:
        """Stop it, and return the errors that it has written."""
        self._process.terminate()
        self._process.wait(PATIENCE)
        return (self.folder / "error.log").read_text()

    def trust(self) -> ssl.SSLContext:
        """What a visitor needs to trust its certificate."""
        return ssl.create_default_context(cafile=str(self.certificate))


class Visitor:
    """A browser that comes by https, from an address of its own."""

    def __init__(self, nginx: Nginx, name: str | None = None, address: str = "127.0.0.1") -> None:
        self.nginx = nginx
        self.cookie = ""
        self._address = address
        self._trust = nginx.trust()
        if name is not None:
            assert self.ask("POST", "/api/me", {"name": name})[0] == 200

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """Send a request and return the status, and the answer if it is JSON."""
        connection = http.client.HTTPSConnection(
            "127.0.0.1",
            self.nginx.port,
            timeout=PATIENCE,
            source_address=(self._address, 0),
            context=self._trust,
        )
        sent = {"Host": "games.example", "Origin": "https://games.example", "Cookie": self.cookie}
        sent |= {"Content-Type": "application/json", **(headers or {})}
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, sent)
            response = connection.getresponse()
            said = response.read()
        finally:
            connection.close()
        self.cookie = response.headers.get("set-cookie", self.cookie).split(";")[0]
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.status, json.loads(said) if is_json else None


class Game:
    """A game that a visitor plays alone for all seats."""

    def __init__(self, visitor: Visitor) -> None:
        status, table = visitor.ask("POST", "/api/tables", {"seats": [YOU, DEVICE]})
        assert status == 201, table
        self.table = str(table["id"])
        self.path = f"/api/tables/{self.table}"
        self.visitor = visitor
        self.seq = 1

    def decide(self, again: Callable[[int], bool] = lambda status: False) -> None:
        """Make the next decision, with the same key as long as it has to be asked again."""
        seat = self._ask(again, "GET", f"state?after={self.seq}")["table"]["asked"]
        state = self._ask(again, "GET", f"state?seat={seat}&after={self.seq}")
        decision = {"seat": seat, "expected": self.seq, "option": state["question"]["words"][0]}
        seq = self._ask(again, "POST", "decisions", {**decision, "key": next(keys)})["seq"]
        assert seq == self.seq + 1, "no step is lost and none is made twice"
        self.seq = seq

    def _ask(self, again: Callable[[int], bool], method: str, rest: str, body: object = None) -> Any:  # noqa: ANN401
        while True:
            status, found = self.visitor.ask(method, f"{self.path}/{rest}", body)
            if not again(status):
                assert status == 200, (status, found)
                return found

    @contextmanager
    def live(self) -> Iterator[ClientConnection]:
        """Open a socket through nginx, and ask for all steps."""
        raw = socket_module.create_connection(("127.0.0.1", self.visitor.nginx.port))
        with connect(
            f"wss://games.example{self.path}/live",
            sock=raw,
            ssl=self.visitor.nginx.trust(),
            origin=Origin("https://games.example"),
            additional_headers={"Cookie": self.visitor.cookie},
        ) as socket:
            socket.send(json.dumps({"type": "hello", "after": 0}))
            yield socket


def heard(socket: ClientConnection, last: int) -> list[int]:
    """The numbers of all steps that a socket is told, up to this one."""
    steps: list[int] = []
    while not steps or steps[-1] < last:
        steps += [step["seq"] for step in json.loads(socket.recv(PATIENCE)).get("steps", [])]
    return steps


@contextmanager
def in_front_of(folder: Path, *ports: int) -> Iterator[Nginx]:
    """Run nginx in front of servers, if it is installed."""
    if lacking := missing():
        absent = pytest.fail if os.environ.get("CI") else pytest.skip
        absent(f"{' and '.join(lacking)} not installed; on Debian: apt install nginx-light openssl")
    folder.mkdir()
    running = Nginx(folder, ports)
    try:
        yield running
    finally:
        running.stop()
