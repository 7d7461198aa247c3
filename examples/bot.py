#!/usr/bin/env python3
"""A player of your own: takes a seat at a table and plays until the game is over.

    python3 examples/bot.py TABLE                   sits down at a table, by its id or link
    python3 examples/bot.py --game han --seats 3    opens a table and seats bots of the server beside it

To make it yours, replace `choose`. Python 3.9 or newer, nothing to install.
"""

import argparse
import base64
import hashlib
import json
import os
import random
import re
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(position):
    """One of position["legal"]. position["view"] holds all that your seat may see of the game."""
    return random.choice(position["legal"])


class Lost(Exception):
    """The connection is gone; what was missed is asked for over the next one."""


class Refused(Exception):
    """The server says no; the fault names what is wrong."""

    def __init__(self, fault):
        super().__init__(fault["message"])
        self.fault = fault


class WebSocket:
    """As much of RFC 6455 as a client needs: text both ways, fragments, pings, and the closing word."""

    TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
    MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    # The server pings every half minute, so a longer silence means that it is gone.
    SILENCE = 75

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme == "wss"
        port = parts.port or (443 if secure else 80)
        self.socket = socket.create_connection((parts.hostname, port), timeout=self.SILENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=parts.hostname)
        self.stream = self.socket.makefile("rb")
        self._upgrade(parts, token)

    def _upgrade(self, parts, token):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            "\r\n".join(
                [
                    f"GET {parts.path} HTTP/1.1",
                    f"Host: {parts.netloc}",
                    "Connection: Upgrade",
                    "Upgrade: websocket",
                    "Sec-WebSocket-Version: 13",
                    f"Sec-WebSocket-Key: {key}",
                    f"Authorization: Bearer {token}",
                    "\r\n",
                ]
            ).encode()
        )
        status = self._line().split(" ", 2)
        headers = {}
        while True:
            line = self._line()
            if not line:
                break
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        if status[1:2] != ["101"]:
            body = self.stream.read(int(headers.get("content-length", 0)))
            fault = json.loads(body) if body else {"code": "unavailable", "message": " ".join(status)}
            raise Refused(fault)
        accept = base64.b64encode(hashlib.sha1((key + self.MAGIC).encode()).digest()).decode()
        if headers.get("sec-websocket-accept") != accept:
            raise Lost("whoever answers speaks no WebSocket")

    def _line(self):
        line = self.stream.readline(8192)
        if not line.endswith(b"\n"):
            raise Lost("closed before the upgrade")
        return line.decode("latin-1").rstrip("\r\n")

    def _exactly(self, count):
        data = self.stream.read(count)
        if data is None or len(data) < count:
            raise Lost("closed")
        return data

    def _frame(self):
        first, second = self._exactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", self._exactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._exactly(8))
        return bool(first & 0x80), first & 0x0F, self._exactly(length)

    def _send(self, opcode, data):
        # What a client sends is masked, with a new mask for every frame.
        mask = os.urandom(4)
        head = bytes([0x80 | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 65536:
            head += struct.pack("!BH", 0x80 | 126, len(data))
        else:
            head += struct.pack("!BQ", 0x80 | 127, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i & 3] for i, byte in enumerate(data)))

    def send(self, message):
        self._send(self.TEXT, json.dumps(message).encode())

    def receive(self):
        """The next message. A text may come in several frames, with pings between them."""
        text = b""
        while True:
            final, opcode, data = self._frame()
            if opcode == self.PING:
                self._send(self.PONG, data)
            elif opcode == self.CLOSE:
                code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
                self._send(self.CLOSE, data)
                raise Lost(f"closed with code {code}")
            elif opcode != self.PONG:
                text += data
                if final:
                    return json.loads(text)

    def close(self):
        try:
            self._send(self.CLOSE, struct.pack("!H", 1000))
        except OSError:
            pass
        self.stream.close()
        self.socket.close()


class Player:
    """One seat at one table. Whatever becomes of the connection, `n` says how much of the log is known."""

    def __init__(self, flags, token, table):
        self.flags, self.token, self.table = flags, token, table
        self.url = re.sub("^http", "ws", flags.server.rstrip("/")) + "/ws"
        self.n = 0
        self.info = None
        self.position = None
        self.rest = 0
        self.requests = 0

    def play(self):
        """Until the game is over; comes back as often as the connection is lost."""
        failures = 0
        while not self.over():
            try:
                known = self.n
                self.visit()
            except (OSError, Lost, Refused) as reason:
                if isinstance(reason, Refused):
                    if "retryAfter" not in reason.fault:
                        raise
                    self.rest = reason.fault["retryAfter"]
                failures = 0 if self.n > known else failures + 1
                wait = max(self.rest, min(10, 0.1 * 2**failures)) * random.uniform(1, 1.5)
                self.rest = 0
                print(f"Trying again: {reason}", file=sys.stderr)
                time.sleep(wait)
        return self.info

    def over(self):
        return self.info is not None and self.info["status"] in ("ended", "closed")

    def visit(self):
        self.link = WebSocket(self.url, self.token)
        try:
            you = self.hear("welcome")["you"]["id"]
            self.request({"t": "watch", "table": self.table, "since": self.n})
            if all(seat.get("person") != you for seat in self.info["seats"]):
                self.do({"type": "sit"})
            if not self.flags.table:
                self.seat_bots()
            while not self.over():
                ply = self.position["ply"] if self.position else None
                if self.position and self.position.get("legal"):
                    self.move()
                if not self.over() and (self.position or {}).get("ply") == ply:
                    self.hear("update")
        finally:
            self.link.close()

    def seat_bots(self):
        for seat, taken in enumerate(self.info["seats"][1:], 1):
            if "person" not in taken and "bot" not in taken:
                self.do({"type": "bot", "seat": seat, "bot": self.flags.bot})

    def move(self):
        """The number makes it safe to send a move again after a loss: it is made once at most."""
        try:
            self.do({"type": "move", "n": self.position["ply"] + 1, "move": choose(self.position)})
        except Refused as refused:
            # Another decision came first: the next update says how things stand.
            if refused.fault["code"] not in ("stale", "not-your-turn"):
                raise

    def do(self, command):
        self.request({"t": "do", "table": self.table, "command": command})

    def request(self, message):
        """Sends a request and hears everything up to its answer."""
        self.requests += 1
        self.link.send({**message, "id": self.requests})
        while True:
            answer = self.hear("ok", "error")
            if answer.get("id") != self.requests:
                continue
            if answer["t"] == "error":
                raise Refused(answer["error"])
            return

    def hear(self, *kinds):
        """The next message of one of the kinds; what others say is kept on the way."""
        while True:
            message = self.link.receive()
            if message["t"] == "update":
                self.keep(message)
            elif message["t"] == "bye":
                self.rest = message["retryAfter"]
            if message["t"] in kinds:
                return message

    def keep(self, update):
        if update["table"] != self.table or update["n"] < self.n:
            return
        if update["after"] > self.n:
            raise Lost("a gap in the log")
        self.n = update["n"]
        self.info = update.get("info", self.info)
        self.position = update.get("position", self.position)


def post(server, path, body, token=None):
    request = urllib.request.Request(
        urllib.parse.urljoin(server, path),
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise Refused(json.load(error)) from None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("table", nargs="?", help="id or link of a table; without it, one is opened")
    parser.add_argument("--server", default="http://127.0.0.1:8080")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--token", help="of a person there is already")
    parser.add_argument("--game", default="dragon")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="random", help="who takes the other seats of a new table")
    flags = parser.parse_args()
    try:
        token = flags.token or post(flags.server, "/api/me", {"name": flags.name, "token": True})["token"]
        if flags.table:
            table = re.search("[0-9a-z]{20}", flags.table)
            if not table:
                parser.error("that is neither the id nor the link of a table")
            table = table.group()
        else:
            settings = {"game": flags.game, "seats": flags.seats, "order": "seated", "autoStart": True}
            table = post(flags.server, "/api/tables", settings, token)["id"]
            print(f"Table {table}", flush=True)
        info = Player(flags, token, table).play()
    except Refused as refused:
        sys.exit(f"{refused.fault['code']}: {refused}")
    except OSError as error:
        sys.exit(f"The server cannot be reached: {error}")
    if "result" not in info:
        return print("The table was closed before the start.")
    places, scores = info["result"]["places"], info["result"]["scores"]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        name = info["seats"][seat].get("name") or info["seats"][seat].get("bot")
        print(f"{places[seat]}. {name} ({scores[seat]} points)")


if __name__ == "__main__":
    main()
