import Foundation
import NavigationModel
import Testing

@testable import Drawing

@Suite struct TextFormatTests {
  private func mermaid(_ graph: NavigationGraph, _ options: FlowMapOptions = FlowMapOptions()) -> (
    text: String, notes: [String]
  ) {
    let (bytes, notes) = FlowMap(graph: graph, findings: Sample.findings, options: options).mermaid()
    return (String(decoding: bytes, as: UTF8.self), notes)
  }

  @Test func mermaidOfASmallMap() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "Home", via: .mainScene, location: nil)],
      screens: [
        Sample.screen("Home", isEntry: true, title: "Hi"), Sample.screen("Detail", flow: "Feed"),
        Sample.screen("alert", .alert),
      ],
      transitions: [
        Sample.move(["Home"], "Detail", .push, trigger: "Button(\"More\")"), Sample.move(["Detail"], "alert", .alert),
        Sample.move(["Home"], "Detail", .sheet, line: 3),
      ])
    #expect(
      mermaid(graph, FlowMapOptions(title: "Shop", sourceLink: "https://example.org/{path}#L{line}", groupBy: .flow))
        .text
          == """
          ---
          title: "Shop"
          ---
          flowchart LR
            subgraph c0["Feed"]
              n0["Detail"]
            end
            n1["Hi<br>Home"]
            n2{{"Alert"}}
            n3(["Start"])
            n0 -.-o|"alert"| n2
            n1 -->|"More"| n0
            n1 -.->|"sheet"| n0
            n3 --> n1
            classDef entry stroke-width:3px
            class n1 entry
            click n0 href "https://example.org/App/Screens.swift#L6" _blank
            click n1 href "https://example.org/App/Screens.swift#L4" _blank
            click n2 href "https://example.org/App/Screens.swift#L5" _blank

          """)
  }

  @Test(arguments: [(104, 256), (300, 600), (500, 2_000), (3_000, 9_000)]) func mermaidFitsWhatGitHubDraws(
    _ size: (Int, Int)
  ) {
    let (text, notes) = mermaid(Sample.large(screens: size.0, transitions: size.1))
    #expect(text.utf16.count <= FlowMap.mermaidCharacters)
    let lines = text.split(separator: "\n").count {
      $0.contains("--") && $0.hasPrefix("  n") || $0.contains("-.-") || $0.contains("==>")
    }
    #expect(lines <= FlowMap.mermaidLines)
    if size.0 > 104 { #expect(notes.contains { $0.contains("GitHub draws at most 50000 characters and 500 lines") }) }
    #expect(notes.allSatisfy { text.contains("%% \($0)") })
  }

  @Test func d2SaysWhatIsThere() {
    let text = String(
      decoding:
        FlowMap(graph: Sample.everything, findings: Sample.findings, options: FlowMapOptions(groupBy: .flow)).d2()
        .bytes,
      as: UTF8.self)
    #expect(
      text.contains("c0: 'Auth'\n") && text.contains("'Terms ✕1 (TermsView)'") && text.contains("direction: right"))
    #expect(text.contains("-> c1.n") && text.contains("style.stroke-dash: 5"))
  }

  @Test func graphMLHoldsEveryTransition() throws {
    let text = FlowMap(graph: Sample.everything, findings: Sample.findings).graphML()
    let content = try #require(SVGContent(Array(text.utf8)))
    #expect(content.elements["node"] == Sample.everything.screens.count)
    // One has no known source.
    #expect(content.elements["edge"] == Sample.everything.transitions.count - 1)
    #expect(text.contains("<data key=\"e-kind\">cover</data>"))
  }

  @Test(arguments: HostileNameTests.names) func hostileNamesStayText(_ name: String) throws {
    let graph = HostileNameTests.graph(name)
    let findings = [Finding(rule: name, severity: .error, message: name, location: Sample.place(1), subject: name)]
    let map = FlowMap(
      graph: graph, findings: findings, options: FlowMapOptions(title: name, sourceLink: "https://example.org/{path}"))
    #expect(SVGContent(Array(map.graphML().utf8)) != nil, "the GraphML is not well-formed")

    for line in String(decoding: map.mermaid().bytes, as: UTF8.self).split(separator: "\n").dropFirst(4)
    where !line.contains("%%") {
      // Between the quotes of a label stands nothing that Mermaid or a browser would obey, but our own line breaks.
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(quoted.count <= 3, "\(line)")
      if quoted.count == 3, !line.contains(" href ") {
        let words = quoted[1].replacing("<br>", with: "")
        #expect(!words.contains(where: { "<>`[]{}|\\".contains($0) }), "\(line)")
      }
    }
    for line in String(decoding: map.d2().bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.count(where: { $0 == "'" }).isMultiple(of: 2), "\(line)")
    }
    let page = String(decoding: try map.page().bytes, as: UTF8.self)
    #expect(page.components(separatedBy: "<script").count == 3 && page.components(separatedBy: "</script").count == 3)
    #expect(!page.contains("<img"))
  }

  @Test func sameBytesEveryTime() throws {
    var shuffled = Sample.everything
    shuffled.transitions.reverse()
    shuffled.entries.reverse()
    shuffled.flows.reverse()
    for write in [{ FlowMap(graph: $0).mermaid().bytes }, { FlowMap(graph: $0).d2().bytes }]
      as [(NavigationGraph) -> [UInt8]]
    {
      #expect(write(Sample.everything) == write(shuffled))
    }
    let one = try FlowMap(graph: Sample.everything).page().bytes
    #expect(try FlowMap(graph: Sample.everything).page().bytes == one)
  }

  @Test func aDoubleFlowIsOneLineBothWays() {
    let screens = (0..<8).map { Sample.screen("S\($0)", flow: $0 < 4 ? "One" : "Two") }
    let graph = NavigationGraph(
      screens: screens,
      transitions: [
        Sample.move(["S0"], "S4", .push), Sample.move(["S1"], "S5", .push, line: 2),
        Sample.move(["S4"], "S1", .push, line: 3),
      ])
    var options = FlowMapOptions(groupBy: .flow)
    options.view.overview = .always
    let text = mermaid(graph, options).text
    #expect(text.contains("<-->|\"2 · back 1\"|"))
  }
}
