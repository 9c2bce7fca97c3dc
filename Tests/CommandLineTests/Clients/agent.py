"""Asks `navlint mcp` everything, with the Model Context Protocol's own client for Python: with and without a handshake.

agent.py NAVLINT FOLDER    FOLDER holds the bundled app CoordinatorShop; prints "ok" at the end
"""

import asyncio
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

navlint, folder = sys.argv[1:3]

# Each tool with arguments, and what its answer has to hold.
CALLS = [
    ("screens", {}, "CartView (view)"),
    ("screens", {"query": "cart", "limit": 1}, "2 of 18 screens"),
    ("screen", {"name": "CheckoutView"}, "in: push from CartView at Scenes/Cart/CartView.swift:53"),
    ("way", {"to": "CouponView"}, "sheet to CouponView at Scenes/Cart/CartView.swift:41"),
    ("way", {"from": "CartView", "to": "ReceiptView"}, "in 2 taps"),
    ("how_to_navigate", {}, "push by NavigationController.push(_:)"),
    ("how_to_navigate", {"to": "CouponView"}, "opened by NavigationController.presentSheet(_:onDismiss:)"),
    ("impact", {"files": ["Scenes/Cart/CartView.swift"]}, "leads there: tab from ShopTabView"),
    ("findings", {}, "dead-route-case"),
    ("explain", {"rule": "push-loop"}, "push-loop: The same screens"),
    ("map", {"focus": "CartView", "format": "mermaid"}, "flowchart"),
]
MISTAKES = [
    ("screen", {"name": "NoSuchView"}, "there is no screen"),
    ("screen", {}, '"name" is missing'),
    ("impact", {"files": ["/etc/passwd"]}, "is not a file that navlint read"),
    ("explain", {"rule": "no-such-rule"}, "there is no rule"),
]


def text(result):
    return "\n".join(block.text for block in result.content if block.type == "text")


async def talk(mode):
    server = StdioServerParameters(command=navlint, args=["mcp", folder, "--no-cache"])
    async with Client(stdio_client(server), mode=mode) as client:
        assert client.server_info.name == "navlint"
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {name for name, _, _ in CALLS}, tools
        assert all(tool.annotations.read_only_hint for tool in tools.values())
        for name, arguments, expected in CALLS:
            result = await client.call_tool(name, arguments)
            assert not result.is_error and expected in text(result), (name, arguments, text(result))
        for name, arguments, expected in MISTAKES:
            result = await client.call_tool(name, arguments)
            assert result.is_error and expected in text(result), (name, arguments, text(result))
        picture = (await client.call_tool("map", {})).content[-1]
        assert picture.type == "image" and picture.mime_type == "image/png"
        for resource in (await client.list_resources()).resources:
            contents = (await client.read_resource(resource.uri)).contents[0]
            assert contents.mime_type == resource.mime_type and contents.text
        # Several at once, some of them given up: the others are answered, and so is what comes after.
        calls = [asyncio.create_task(client.call_tool("screens", {})) for _ in range(20)]
        await asyncio.sleep(0)
        for call in calls[::2]:
            call.cancel()
        for call in calls[1::2]:
            assert "CartView" in text(await call)
        assert "CartView" in text(await client.call_tool("screens", {}))


for mode in ["auto", "legacy"]:
    asyncio.run(asyncio.wait_for(talk(mode), 240))
print("ok")
