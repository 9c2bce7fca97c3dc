import Foundation
import Testing

/// `navlint mcp` as a process, asked by a client that nobody here wrote.
@Suite struct AgentCommandTests {
  private static let clients = IntegrationTests.project + "/Tests/CommandLineTests/Clients"
  private static let isRequired = ProcessInfo.processInfo.environment["NAVLINT_VALIDATORS"] == "required"

  static func has(python module: String) -> Bool {
    isRequired || (try? Navlint.shell("python3 -c 'import \(module)'").status) == 0
  }

  @Test(.enabled(if: has(python: "mcp"), "needs the Python package mcp"))
  func theProtocolsOwnClientIsAnswered() throws {
    let result = try Navlint.shell(
      "python3 '\(Self.clients)/agent.py' \"$NAVLINT\" '\(IntegrationTests.project)/Fixtures/CoordinatorShop'")
    #expect(result.text == "ok\n", "\(result.errors)")
  }

  @Test func whatIsNoProtocolIsSurvived() throws {
    let folder = try TemporaryFolder()
    try folder.write("in", "hello\n\u{0}\n[1,2]\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n")
    let result = try Navlint.shell("\"$NAVLINT\" mcp --no-cache < in", in: folder.path)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.text.split(separator: "\n").last == #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#)
    let missing = try Navlint.shell("\"$NAVLINT\" mcp nowhere < in", in: folder.path)
    #expect(missing.status == 2 && missing.errors.contains("does not exist"))
  }
}

/// `navlint lsp` as a process, used by a client that nobody here wrote.
@Suite struct LanguageCommandTests {
  private static let client = IntegrationTests.project + "/Tests/CommandLineTests/Clients/test_editor.py"

  @Test(.enabled(if: AgentCommandTests.has(python: "pytest_lsp"), "needs the Python package pytest-lsp"))
  func anEditorIsServed() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: IntegrationTests.project + "/Fixtures/CoordinatorShop", toPath: folder.at("Shop"))
    let result = try Navlint.shell(
      "APP='\(folder.at("Shop"))' python3 -B -m pytest -q -p no:cacheprovider '\(Self.client)'", in: folder.path)
    #expect(result.status == 0, "\(result.text.suffix(4000))")
  }

  @Test func whatIsNoProtocolIsSurvived() throws {
    let folder = try TemporaryFolder()
    let exit = "Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"
    for garbage in ["hello\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "\u{0}\u{1}"] {
      try folder.write("in", garbage + exit + exit)
      let result = try Navlint.shell("\"$NAVLINT\" lsp --no-cache --stdio < in", in: folder.path)
      #expect(result.status == 2 && result.errors.isEmpty && result.text.contains("-32700"), "\(garbage)")
    }
  }
}
