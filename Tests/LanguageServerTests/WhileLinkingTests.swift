import Foundation
import NavigationModel
import Testing

/// What is answered between a change and the state that follows from it.
@Suite struct WhileLinkingTests {
  private static let cart = "Scenes/Cart/CartView.swift"

  private func request(_ id: Int, _ method: String, _ editor: Editor, line: Int? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [.init("textDocument", ["uri": .string(editor.address(Self.cart))])]
    if let line { members.append(.init("position", ["line": .integer(line), "character": 8])) }
    return ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": .object(members)]
  }

  private func insertion(_ text: String, _ editor: Editor) -> JSONValue {
    [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(editor.address(Self.cart)), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 2, "character": 0], "end": ["line": 2, "character": 0]], "text": .string(text),
          ]
        ],
      ],
    ]
  }

  /// Sends all at once: the requests come before the run that the change asks for.
  private func answers(_ messages: [JSONValue], _ editor: Editor) throws -> [Int: JSONValue] {
    let before = editor.told.count
    try editor.say(messages.map { $0.text(expanding: 0) }.joined(separator: "\n") + "\n")
    var answers: [Int: JSONValue] = [:]
    for told in editor.told.dropFirst(before) {
      if case .integer(let id)? = told["id"], told["method"] == nil { answers[id] = told["result"] ?? .null }
    }
    return answers
  }

  @Test func whatIsShownOnceComesFromTheLastState() throws {
    let editor = try Editor()
    try editor.open(Self.cart, editor.text(Self.cart))
    let hover = try editor.result("textDocument/hover", Self.cart, [.init("position", ["line": 2, "character": 8])])
    #expect(hover != .null)
    let before = editor.told.count
    let found = try answers(
      [
        insertion("struct NewCartView: View { var body: some View { CartView() } }\n", editor),
        request(201, "textDocument/hover", editor, line: 3), request(202, "textDocument/definition", editor, line: 3),
        request(203, "textDocument/hover", editor, line: 2), request(204, "textDocument/documentSymbol", editor),
      ], editor)
    // The line of the screen has moved; the new line has no state yet; an outline stays, so it waits.
    #expect(found[201] == hover && found[203] == .null)
    guard case .array(let places)? = found[202], case .array(let symbols)? = found[204] else {
      Issue.record("no places or symbols: \(found)")
      return
    }
    #expect(places.first?["range"]?["start"]?["line"] == 3)
    #expect(symbols.contains { $0["selectionRange"]?["start"]?["line"] == 3 })
    let order = editor.told.dropFirst(before).compactMap { $0["id"] }
    #expect(order == [201, 202, 203, 204].map { .integer($0) })
  }

  /// A client that can be told keeps older lenses for a moment only.
  @Test(arguments: [true, false])
  func lensesAreAskedForAgain(canBeTold: Bool) throws {
    let editor = try Editor(capabilities: ["workspace": ["codeLens": ["refreshSupport": .boolean(canBeTold)]]])
    try editor.open(Self.cart, editor.text(Self.cart))
    let found = try answers(
      [insertion("// One\n// Two\n", editor), request(301, "textDocument/codeLens", editor)], editor)
    guard case .array(let lenses)? = found[301] else {
      Issue.record("no lenses")
      return
    }
    #expect(lenses.first?["range"]?["start"]?["line"] == 4)
    #expect(editor.told.contains { $0["method"] == "workspace/codeLens/refresh" } == canBeTold)
  }
}
