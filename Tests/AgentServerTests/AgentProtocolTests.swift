import NavigationModel
import Testing

@Suite struct AgentProtocolTests {
  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("1999-01-01", "2025-11-25"),
  ])
  func agreesOnARevision(_ wanted: String, _ spoken: String) throws {
    let talk = try AgentTalk()
    #expect(try talk.ask("tools/list", meta: nil)["error"]?["code"] == -32600)
    #expect(try talk.ask("ping", meta: nil)["result"] == [:])
    let answer = try talk.ask(
      "initialize", [.init("protocolVersion", .string(wanted)), .init("capabilities", [:])], meta: nil)["result"]
    #expect(answer?["protocolVersion"] == .string(spoken))
    #expect(answer?["serverInfo"]?["name"] == "navlint" && answer?["capabilities"]?["tools"] != nil)
    #expect(try talk.hear(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n").isEmpty)
    let tools = try talk.ask("tools/list", meta: nil)["result"]
    guard case .array(let list)? = tools?["tools"] else {
      Issue.record("no list of tools")
      return
    }
    #expect(list.count == 8 && tools?["resultType"] == nil)
    for tool in list {
      #expect(tool["inputSchema"]?["type"] == "object" && tool["annotations"]?["readOnlyHint"] == true)
    }
  }

  @Test func speaksWithoutAHandshake() throws {
    let talk = try AgentTalk()
    let discovered = try talk.ask("server/discover")["result"]
    #expect(discovered?["resultType"] == "complete" && discovered?["ttlMs"] != nil)
    guard case .array(let versions)? = discovered?["supportedVersions"] else {
      Issue.record("no versions")
      return
    }
    #expect(versions.first == "2026-07-28")
    let key = "io.modelcontextprotocol/protocolVersion"
    let unknown = try talk.ask("tools/list", meta: .object([.init(key, "2030-01-01")]))
    #expect(unknown["error"]?["code"] == -32022 && unknown["error"]?["data"]?["requested"] == "2030-01-01")
    #expect(try talk.ask("tools/list", meta: .object([.init(key, "2026-07-28")]))["error"]?["code"] == -32602)
    #expect(try talk.ask("tools/list", meta: .object([.init(key, 7)]))["error"]?["code"] == -32602)
    #expect(try talk.ask("tools/list")["result"]?["cacheScope"] == "private")
  }

  @Test func mistakesHaveTheirCodes() throws {
    let talk = try AgentTalk()
    #expect(try talk.ask("tools/call", [.init("name", "scren")])["error"]?["code"] == -32602)
    #expect(try talk.ask("tools/call")["error"]?["code"] == -32602)
    #expect(try talk.ask("tools/list", [.init("cursor", "x")])["error"]?["code"] == -32602)
    #expect(try talk.ask("resources/read", [.init("uri", "file:///etc/passwd")])["error"]?["code"] == -32602)
    #expect(try talk.ask("prompts/list")["error"]?["code"] == -32601)
    #expect(
      try talk.ask("tools/call", [.init("name", "screens"), .init("arguments", [])])["result"]?["isError"] == true)
  }

  @Test func givesPicturesAndResources() throws {
    let talk = try AgentTalk()
    let answer = try talk.ask(
      "tools/call", [.init("name", "map"), .init("arguments", ["focus": "HomeView"])])["result"]
    guard case .array(let blocks)? = answer?["content"] else {
      Issue.record("no content")
      return
    }
    #expect(blocks.last?["mimeType"] == "image/png" && blocks.last?["data"] == "ZHJhd24gWyJIb21lVmlldyJd")
    guard case .array(let list)? = try talk.ask("resources/list")["result"]?["resources"] else {
      Issue.record("no list of resources")
      return
    }
    #expect(list.count == 3)
    for resource in list {
      let read = try talk.ask("resources/read", [.init("uri", resource["uri"] ?? .null)])["result"]
      guard case .array(let contents)? = read?["contents"], case .string(let text)? = contents.first?["text"] else {
        Issue.record("no text of \(resource)")
        continue
      }
      #expect(!text.isEmpty && read?["ttlMs"] == 0)
    }
  }

  @Test func tellsItsProgressToWhoeverAsks() throws {
    let talk = try AgentTalk()
    let meta =
      #""_meta":{"progressToken":"t","io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    let heard = try talk.hear(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"screens",\#(meta)}}"# + "\n")
    #expect(heard.count > 2 && heard[0]["method"] == "notifications/progress")
    #expect(heard.dropLast().map { $0["params"]?["progress"] } == (1..<heard.count).map { .integer($0) })
  }
}
