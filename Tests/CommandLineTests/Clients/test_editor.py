"""Uses `navlint lsp` as an editor does, with pytest-lsp, a client that nobody here wrote.

NAVLINT and APP name the program and a copy of the bundled app CoordinatorShop, in which files may be changed.
"""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

NAVLINT = os.environ["NAVLINT"]
APP = pathlib.Path(os.environ["APP"])
CART = APP / "Scenes/Cart/CartView.swift"
ACCOUNT = APP / "Coordinators/AccountCoordinator.swift"


@pytest_lsp.fixture(
    params=["visual_studio_code", "neovim", "emacs"],
    config=ClientServerConfig(server_command=[NAVLINT, "lsp", "--no-cache"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        assert [item.method for item in params.registrations] == ["workspace/didChangeWatchedFiles"]

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=APP.as_uri(), name="app")],
            initialization_options={"inlayHints": True},
        )
    )
    yield
    await lsp_client.shutdown_session()


def place(path, text, offset=0):
    """The position of a text in a file."""
    before = path.read_text()[: path.read_text().index(text) + offset]
    return types.Position(before.count("\n"), len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2)


def document(path):
    return types.TextDocumentIdentifier(uri=path.as_uri())


def open_file(client, path):
    item = types.TextDocumentItem(uri=path.as_uri(), language_id="swift", version=1, text=path.read_text())
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))


async def diagnostics_of(client, path, want):
    for _ in range(400):
        found = client.diagnostics.get(path.as_uri())
        if found is not None and want(found):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"no such diagnostics: {client.diagnostics}")


def lines(location):
    return (location.uri.rsplit("/", 1)[-1], location.range.start.line + 1)


@pytest.mark.asyncio
async def test_findings_while_typing(client):
    found = await diagnostics_of(client, ACCOUNT, len)
    assert [(d.code, d.range.start.line, d.source) for d in found] == [("dead-route-case", 6, "navlint")]
    open_file(client, ACCOUNT)
    # The case goes: first with the text not saved, then the text goes back.
    line = found[0].range.start.line
    change = types.TextDocumentContentChangePartial(
        range=types.Range(types.Position(line, 0), types.Position(line, 0)), text="// navlint:disable:next all\n"
    )
    version = types.VersionedTextDocumentIdentifier(uri=ACCOUNT.as_uri(), version=2)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(text_document=version, content_changes=[change])
    )
    await diagnostics_of(client, ACCOUNT, lambda d: not d)
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document(ACCOUNT)))
    await diagnostics_of(client, ACCOUNT, len)


@pytest.mark.asyncio
async def test_actions(client):
    found = await diagnostics_of(client, ACCOUNT, len)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document(ACCOUNT),
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=list(found)),
        )
    )
    assert [a.title for a in actions] == ["Silence 'dead-route-case' here"]
    edits = next(iter(actions[0].edit.changes.values())) if actions[0].edit.changes else actions[0].edit.document_changes[0].edits
    assert edits[0].new_text.strip() == "// navlint:disable:next dead-route-case"


@pytest.mark.asyncio
async def test_places(client):
    where = place(CART, "presentSheet(CartRoute.coupons)", len("presentSheet(CartRoute.cou"))
    at = {"text_document": document(CART), "position": where}
    definition = await client.text_document_definition_async(types.DefinitionParams(**at))
    assert [lines(d)[0] for d in definition] == ["CartPages.swift"]
    references = await client.text_document_references_async(
        types.ReferenceParams(**at, context=types.ReferenceContext(include_declaration=True))
    )
    assert lines(references[0])[0] == "CartPages.swift" and ("CartView.swift", 41) in map(lines, references)
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=document(CART), position=place(CART, "struct CartView", 8))
    )
    assert "ShopTabView" in hover.contents.value and "└ tab ─ CartView" in hover.contents.value


@pytest.mark.asyncio
async def test_symbols_lenses_and_hints(client):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document(CART))
    )
    assert [s.name for s in symbols] == ["CartView"]
    named = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="coupon"))
    assert {"CouponView", "CartRoute.coupons"} <= {s.name for s in named}
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document(CART)))
    assert [lens.command.title for lens in lenses] == ["1 way in · 4 out · 1 tap from launch"]
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            text_document=document(CART), range=types.Range(types.Position(0, 0), types.Position(1000, 0))
        )
    )
    assert "sheet → CouponView" in [hint.label for hint in hints]


@pytest.mark.asyncio
async def test_hierarchy(client):
    items = await client.text_document_prepare_call_hierarchy_async(
        types.CallHierarchyPrepareParams(text_document=document(CART), position=place(CART, "struct CartView", 8))
    )
    assert [item.name for item in items] == ["CartView"]
    incoming = await client.call_hierarchy_incoming_calls_async(
        types.CallHierarchyIncomingCallsParams(item=items[0])
    )
    assert [call.from_.name for call in incoming] == ["ShopTabView"]
    outgoing = await client.call_hierarchy_outgoing_calls_async(
        types.CallHierarchyOutgoingCallsParams(item=items[0])
    )
    assert {"CheckoutView", "CouponView"} <= {call.to.name for call in outgoing}


@pytest.mark.asyncio
async def test_a_changed_file_on_disk(client):
    await diagnostics_of(client, ACCOUNT, len)
    before = ACCOUNT.read_text()
    try:
        ACCOUNT.write_text("// navlint:disable all\n" + before)
        client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams(
                changes=[types.FileEvent(uri=ACCOUNT.as_uri(), type=types.FileChangeType.Changed)]
            )
        )
        await diagnostics_of(client, ACCOUNT, lambda d: not d)
    finally:
        ACCOUNT.write_text(before)


@pytest.mark.asyncio
async def test_many_at_once_some_taken_back(client):
    position = types.HoverParams(text_document=document(CART), position=place(CART, "struct CartView", 8))
    asked = [asyncio.ensure_future(client.text_document_hover_async(position)) for _ in range(40)]
    for number, question in enumerate(asked):
        if number % 2:
            question.cancel()
    for number, question in enumerate(asked):
        if not number % 2:
            assert (await question).contents
