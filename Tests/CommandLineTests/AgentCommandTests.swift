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
