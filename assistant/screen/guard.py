"""What stands before every request: the right address, the right origin, and headers that keep a page to itself."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from assistant.screen.address import Address

# No inline script or style, nothing from elsewhere, no frame around it.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# What reads a camera's pictures is WebAssembly. It runs in a worker, which has a policy of its own, and nowhere else.
WORKER = "/static/scan-worker.js"
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), screen-wake-lock=(self), microphone=(), geolocation=()",
    "referrer-policy": "same-origin",  # a link is a secret; with none at all a form would tell no origin either
    "x-content-type-options": "nosniff",
}


class Guard:
    """Refuses a request for another host (DNS rebinding), or one that another site's page sends; marks all answers."""

    def __init__(self, app: ASGIApp, address: Address) -> None:
        self.app, self.address = app, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        headers = Headers(scope=scope)

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                marked = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    marked[name] = value
                if scope["path"] == WORKER:
                    marked["content-security-policy"] = WORKER_POLICY
                marked.setdefault("cache-control", "no-store")
            await send(message)

        if refusal := self.refusal(scope, headers):
            await PlainTextResponse(refusal, 403)(scope, receive, send_marked)
        else:
            await self.app(scope, receive, send_marked)

    def refusal(self, scope: Scope, headers: Headers) -> str:
        """Why this request is none of ours; "" if it is."""
        if headers.getlist("host") != [headers.get("host", "")] or headers.get("host") not in self.address.hosts:
            return "Unknown host."
        if "origin" in headers and headers["origin"] not in self.address.origins:
            return "Another origin."
        is_safe = scope["method"] in ("GET", "HEAD")
        if not is_safe and headers.get("sec-fetch-site", "same-origin") != "same-origin":
            return "Another site."
        if not is_safe and "origin" not in headers:
            return "No origin."
        return ""
