"""A typed client of the table server, for programs: blocking and asynchronous.

Its messages and commands are the very classes that the server sends and reads. It needs the extra
`client`: `pip install "tilewright[client]"`.
"""

from importlib.util import find_spec

if find_spec("httpx") is None:
    raise ImportError(
        'httpx can\'t be found: install what the client needs with pip install "tilewright[client]"'
    )

from tilewright.client.asynchronous import AsyncClient, AsyncRemoteSeat
from tilewright.client.blocking import Client, RemoteSeat
from tilewright.client.calls import Denied, NoAnswer

__all__ = ["AsyncClient", "AsyncRemoteSeat", "Client", "Denied", "NoAnswer", "RemoteSeat"]
