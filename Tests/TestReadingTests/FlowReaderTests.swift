import NavigationModel
import SourceFacts
import Testing

@testable import TestReading

/// Flows of Maestro.
@Suite struct FlowReaderTests {
  private func acts(_ texts: [String: String]) -> [String: [String]] {
    let flows = texts.map { FlowFacts(path: $0.key, source: Array($0.value.utf8)) }
    return Dictionary(uniqueKeysWithValues: FlowReader(flows).tests.map { ($0.name, $0.steps.map(Shown.step)) })
  }

  @Test func commandsAreTold() {
    let flow = """
      appId: org.example.shop
      ---
      - launchApp
      - tapOn: "Cart"
      - tapOn:
          id: "pay"
      - assertVisible: "Total .*"
      - openLink: shop://orders
      - back
      - tapOn:
          point: 50%,50%
      - inputText: nothing
      """
    #expect(
      acts(["a.yaml": flow]) == [
        "a.yaml": ["launch", "tap 'Cart'", "tap #pay", "see 'Total \\()'", "open shop://orders", "back", "tap ?"]
      ])
  }

  @Test func aFlowRunsAnother() {
    let found = acts([
      "flows/a.yaml":
        "appId: x\n---\n- launchApp\n- runFlow: parts/login.yaml\n- runFlow:\n    file: ./parts/more.yaml\n    when:\n      visible: Hint\n",
      "flows/parts/login.yaml": "appId: x\n---\n- tapOn: Log in\n",
      "flows/parts/more.yaml": "- repeat:\n    times: 3\n    commands:\n      - tapOn: More\n",
    ])
    #expect(found == ["flows/a.yaml": ["launch", "tap 'Log in'", "[tap 'More' | ]"]])
  }

  @Test func placesAreLinesOfTheFile() {
    let flow = FlowFacts(
      path: "a.yaml", source: Array("# A flow.\nappId: x\n---\n\n- launchApp\n- tapOn:\n    id: a\n".utf8))
    #expect(flow.commands.map(\.line) == [5, 6])
  }

  /// Flows that run each other end, and are read by nobody.
  @Test func aCircleEnds() {
    let found = acts([
      "a.yaml": "- runFlow: b.yaml\n- tapOn: A\n", "b.yaml": "- runFlow: a.yaml\n- tapOn: B\n",
      "c.yaml": "- runFlow: a.yaml\n",
    ])
    #expect(found["c.yaml"]?.count ?? 0 > 2)
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "", "---", "---\n---\n", ": :\n", "- - - -", "a: &a [*a]\n---\n- *a", "- tapOn: {", "\u{0}", "- tapOn: [a, b]",
    "- : x", "- {a: b, c: d}", "- runFlow: ../../../../etc/passwd", "- tapOn: ${", "- tapOn: \\", "!!binary x",
    "- 1: 2",
  ])
  func strangeFilesAreRead(_ text: String) {
    let flow = FlowFacts(path: "a.yaml", source: Array(text.utf8))
    #expect(FlowReader([flow]).tests.count <= 1)
  }

  /// Any part of a flow, and any byte of it changed, is read without a crash.
  @Test func brokenFlowsAreRead() {
    let whole = Array(
      "appId: x\n---\n- launchApp:\n    clearState: true\n- tapOn: {id: \"a\"}\n- runFlow:\n    when: {visible: A}\n    commands:\n      - back\n"
        .utf8)
    for end in whole.indices { _ = FlowReader([FlowFacts(path: "a", source: Array(whole[..<end]))]).tests }
    for place in whole.indices {
      for byte in ["&", "*", "[", "}", "\n", "-", "\t", "!"] {
        var changed = whole
        changed[place] = byte.utf8.first ?? 0
        _ = FlowReader([FlowFacts(path: "a", source: changed)]).tests
      }
    }
  }

  @Test func nestingEnds() {
    let deep = (0..<400).map {
      String(repeating: " ", count: $0 * 4) + "- repeat:\n" + String(repeating: " ", count: $0 * 4 + 4) + "commands:\n"
    }.joined()
    let flow = FlowFacts(path: "a.yaml", source: Array(deep.utf8))
    #expect(FlowReader([flow]).tests.allSatisfy { $0.steps.isEmpty })
  }

  @Test func aLargeFileIsNotRead() {
    let flow = FlowFacts(path: "a.yaml", source: Array(repeating: 0x20, count: 300_000))
    #expect(flow.gap == "it is larger than 256 kB")
  }
}
