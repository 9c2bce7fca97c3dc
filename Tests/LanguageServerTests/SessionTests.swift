import Foundation
import NavigationModel
import Testing

@Suite struct SessionTests {
  private static let account = "Coordinators/AccountCoordinator.swift"
  private static let start: JSONValue.Member = .init("position", ["line": 2, "character": 8])

  @Test func whatComesTooEarlyOrTooLateIsRefused() throws {
    let editor = try Editor(initialize: false)
    #expect(try editor.ask("textDocument/hover", [:])["error"]?["code"] == -32002)
    try editor.tell("textDocument/didOpen", [:])
    #expect(try editor.ask("initialize", ["capabilities": [:]])["result"]?["capabilities"] != nil)
    #expect(try editor.ask("initialize", [:])["error"]?["code"] == -32600)
    #expect(try editor.result("textDocument/hover", "Nothing.swift", [Self.start]) == .null)
    #expect(try editor.ask("shutdown", .null)["result"] == .null)
    #expect(try editor.ask("textDocument/hover", [:])["error"]?["code"] == -32600)
    try editor.tell("exit", .null)
    #expect(editor.session.isOver && editor.session.endedInOrder)
  }

  @Test func mistakesAreSurvived() throws {
    let editor = try Editor()
    let methods = [
      "hover", "definition", "references", "prepareCallHierarchy", "documentSymbol", "codeLens", "inlayHint",
      "codeAction",
    ]
    for method in methods {
      #expect(try editor.ask("textDocument/\(method)", [:])["error"]?["code"] == -32602)
      #expect(try editor.ask("textDocument/\(method)", [1, 2])["error"]?["code"] == -32602)
      let far: [JSONValue.Member] = [
        .init("position", ["line": .integer(.max), "character": .integer(.max)]),
        .init("range", ["start": ["line": 0, "character": 0], "end": ["line": .integer(.max), "character": 9]]),
      ]
      _ = try editor.result("textDocument/\(method)", Self.account, far)
    }
    #expect(try editor.ask("callHierarchy/incomingCalls", ["item": 5])["error"]?["code"] == -32602)
    #expect(try editor.ask("no/such", [:])["error"]?["code"] == -32601)
    for wrong: JSONValue in [[:], ["textDocument": 5], ["textDocument": ["uri": "untitled:1"]], .null] {
      for method in ["didOpen", "didChange", "didClose", "didSave"] { try editor.tell("textDocument/\(method)", wrong) }
      try editor.tell("workspace/didChangeWorkspaceFolders", wrong)
    }
    #expect(editor.diagnostics.count == 1)
  }

  /// Requests that wait for the first run do not end its report again.
  @Test func aReportBeginsAndEndsOnce() throws {
    let editor = try Editor(initialize: false)
    _ = try editor.ask(
      "initialize",
      [
        "capabilities": ["window": ["workDoneProgress": true]],
        "workspaceFolders": [["uri": .string(editor.address("")), "name": "app"]],
      ])
    let hover: JSONValue = [
      "textDocument": ["uri": .string(editor.address(Self.account))], "position": ["line": 2, "character": 8],
    ]
    let messages: [JSONValue] =
      [["jsonrpc": "2.0", "method": "initialized", "params": [:]]]
      + (100..<103).map {
        ["jsonrpc": "2.0", "id": .integer($0), "method": "textDocument/hover", "params": hover]
      }
    try editor.say(messages.map { $0.text(expanding: 0) }.joined(separator: "\n") + "\n")
    let kinds = editor.told.filter { $0["method"] == "$/progress" }.compactMap { $0["params"]?["value"]?["kind"] }
    #expect(kinds.filter { $0 == "begin" }.count == 1 && kinds.first == "begin")
    #expect(kinds.filter { $0 == "end" }.count == 1 && kinds.last == "end")
  }

  @Test func unsavedTextCounts() throws {
    let editor = try Editor()
    let address = editor.address(Self.account)
    #expect(editor.diagnostics[address]?.count == 1)
    try editor.open(Self.account, "// navlint:disable all\n" + editor.text(Self.account))
    #expect(editor.diagnostics[address] == nil)
    try editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(address)]])
    #expect(editor.diagnostics[address]?.count == 1)
  }

  @Test func actionsMendAndSilence() throws {
    let editor = try Editor()
    let text = try editor.text(Self.account)
    try editor.open(Self.account, text)
    let range = try #require(editor.diagnostics[editor.address(Self.account)]?.first?["range"])
    guard
      case .array(let actions) = try editor.result(
        "textDocument/codeAction", Self.account, [.init("range", range), .init("context", ["diagnostics": []])])
    else {
      Issue.record("no actions")
      return
    }
    let silence = try #require(actions.last { $0["title"] == "Silence 'dead-route-case' here" })
    guard case .object(let changes)? = silence["edit"]?["changes"], case .array(let edits) = changes[0].value,
      case .string(let comment)? = edits[0]["newText"]
    else {
      Issue.record("no edit: \(silence)")
      return
    }
    try editor.change(Self.account, version: 2, [["range": edits[0]["range"] ?? .null, "text": .string(comment)]])
    #expect(editor.diagnostics.isEmpty)
    #expect(comment.hasSuffix("// navlint:disable:next dead-route-case\n"))
  }

  @Test func foldersComeAndGo() throws {
    let editor = try Editor()
    let folder: JSONValue = ["uri": .string(editor.address("")), "name": "app"]
    try editor.tell("workspace/didChangeWorkspaceFolders", ["event": ["removed": [folder], "added": []]])
    #expect(editor.diagnostics.isEmpty)
    try editor.tell("workspace/didChangeWorkspaceFolders", ["event": ["removed": [], "added": [folder, folder]]])
    #expect(editor.diagnostics.count == 1)
  }

  @Test func aBrokenConfigurationIsToldOnce() throws {
    let editor = try Editor()
    let file = editor.folder.appendingPathComponent(".navlint.yml")
    try Data("no_such_key: 1\n".utf8).write(to: file)
    for _ in 0..<3 { try editor.tell("workspace/didChangeWatchedFiles", ["changes": []]) }
    #expect(editor.told.count { $0["method"] == "window/showMessage" } == 1 && editor.diagnostics.isEmpty)
    try Data("disabled_rules: [push-loop]\n".utf8).write(to: file)
    try editor.tell("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(editor.diagnostics.count == 1)
  }

  /// Nothing in a name or title ends the span of code that it stands in.
  @Test func hostileTextStaysText() throws {
    let editor = try Editor()
    let text = """
      import SwiftUI
      struct EvilView: View { var body: some View { NavigationStack { Text("").navigationTitle("`[x](command:rm)` \
      ```\\n# big <img src=x>") } } }
      """
    try editor.open("Scenes/Cart/CartPages.swift", text)
    let hover = try editor.result(
      "textDocument/hover", "Scenes/Cart/CartPages.swift", [.init("position", ["line": 1, "character": 9])])
    guard case .string(let value)? = hover["contents"]?["value"] else {
      Issue.record("no hover")
      return
    }
    #expect(value.contains("EvilView") && !value.contains("\n# big") && !value.contains("`["))
  }
}
