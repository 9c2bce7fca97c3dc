import Drawing
import NavigationModel
import Testing

@Suite struct HostileNameTests {
  static let names = [
    "quote\"quote", "new\nline\r\ttab", "cdata]]>end", "</svg><script>alert(1)</script>", "\\N \\G \\L \\E \\T \\H",
    "back\\", "100%s%n%d",
    "family 👨‍👩‍👧 🎉", "\u{202E}evil\u{202C}\u{2066}x\u{2069}\u{200F}", "&lt;b&gt;&amp;&#60;", "a -> b; c [label=x]",
    "port:n:s", "<b>bold</b>",
    "nul\u{0}\u{1}\u{7F}\u{FFFF}", "-- comment -->", "", " ", "'single'", "/* */ // #", "{rec|ord}",
    "e\u{301}" + String(repeating: "\u{300}", count: 500),
    String(repeating: "Long", count: 1_250), "graph", "node", "cluster_0", "legend",
    "</script><img src=x onerror=alert(1)>", "{{data}}", "${HOME}", "#quot;", "`code`", "end", "aside",
  ]

  static func graph(_ name: String) -> NavigationGraph {
    var screen = Sample.screen(name, flow: name, isEntry: true, title: name)
    screen.location = SourceLocation(file: name, line: 1)
    return NavigationGraph(
      entries: [Entry(screen: name, via: .deepLink, location: screen.location)],
      screens: [screen, Sample.screen("Plain", flow: name)],
      routes: [
        Route(
          id: name, type: name, case: name, location: Sample.place(1), destinations: [name], isUsed: true,
          arguments: [.init(name: name, type: name)])
      ],
      transitions: [
        Transition(
          id: name, from: [name], owner: name, to: "Plain", kind: .push, route: name,
          location: SourceLocation(file: name, line: 2), trigger: name, guard: name),
        Transition(
          id: "t", from: [], owner: name + "Owner", to: "Plain", kind: .sheet, location: Sample.place(2),
          trigger: "Button(\"\(name)\")"),
        Transition(
          id: "u", from: ["Plain", "A", "B", "C", name], owner: name, to: "Plain", kind: .url, location: Sample.place(3)
        ),
      ])
  }

  @Test(arguments: names) func staysText(_ name: String) throws {
    let findings = [Finding(rule: name, severity: .error, message: name, location: Sample.place(1), subject: name)]
    let options = FlowMapOptions(title: name, sourceLink: "https://example.org/{file}#{line}")
    let map = FlowMap(graph: Self.graph(name), findings: findings, options: options)
    let bytes = try map.render(.svg)
    let picture = try #require(SVGContent(bytes), "the SVG is not well-formed")
    #expect(picture.elements["script"] == nil && picture.elements["image"] == nil && picture.elements["b"] == nil)
    #expect(picture.links.allSatisfy { $0.hasPrefix("https://example.org/") })
    #expect(picture.words.contains("Plain"))
    let text = String(decoding: bytes, as: UTF8.self)
    for hidden in ["\u{202E}", "\u{2066}", "\u{200F}", "\u{0}", "\u{1}"] { #expect(!text.contains(hidden)) }
    #expect(try map.render(.png).count > 1_000)
  }

  @Test func graphvizEscapesAreShownAsWritten() throws {
    let picture = try #require(SVGContent(try FlowMap(graph: Self.graph("\\N \\G \\E")).render(.svg)))
    #expect(picture.words.contains("\\N \\G \\E"))
    // Neither the node's name nor the graph's takes the place of the escapes.
    #expect(!picture.says("navigation ") && !picture.tooltips.contains { $0.contains("navigation ") })
    #expect(picture.tooltips.contains { $0.contains("\\N") })
  }

  @Test func entitiesAreShownAsWritten() throws {
    let picture = try #require(SVGContent(try FlowMap(graph: Self.graph("&lt;b&gt;")).render(.svg)))
    #expect(picture.words.contains("&lt;b&gt;"))
    #expect(picture.tooltips.contains { $0.contains("&lt;b&gt;: view") })
  }

  @Test func longNamesAreCut() throws {
    let name = String(repeating: "Long", count: 1_250)
    let picture = try #require(SVGContent(try FlowMap(graph: Self.graph(name)).render(.svg)))
    #expect(picture.words.contains { $0.hasPrefix("LongLong") && $0.hasSuffix("…") })
    #expect(picture.words.allSatisfy { $0.count < 130 })
  }

  /// Letters that nobody sees are no part of a node's name either.
  @Test(arguments: ["\u{115F}", "\u{3164}", "\u{FFA0}", "\u{AD}", "\u{FE0F}", "\u{E0100}"])
  func nothingInvisibleIsLeft(_ scalar: String) throws {
    let map = FlowMap(graph: Self.graph("a\(scalar)b"), options: FlowMapOptions(title: "t\(scalar)"))
    let texts = [map.dot(), String(decoding: try map.render(.svg), as: UTF8.self), map.graphML()]
    for text in texts + [map.mermaid().bytes, map.d2().bytes].map({ String(decoding: $0, as: UTF8.self) }) {
      #expect(!text.unicodeScalars.contains(scalar.unicodeScalars.first!))
    }
  }

  @Test func namesThatLookAlikeStayApart() throws {
    let names = ["a b", "a_b", "a-b", "a.b", "a\u{200B}b"]
    let graph = NavigationGraph(
      screens: names.map { Sample.screen($0) },
      transitions: zip(names, names.dropFirst()).map { Sample.move([$0], $1, .push) })
    let map = FlowMap(graph: graph, options: FlowMapOptions(groupBy: .none))
    let picture = try #require(SVGContent(try map.render(.svg)))
    #expect(picture.words.count { $0 == "A b" } == 5)
    for name in ["a_b", "a-b", "a.b", "a\\u{200B}b"] { #expect(picture.words.contains(name)) }
  }

  /// Cards that no line touches stand in a table, where other rules of escaping hold.
  @Test func asideStaysText() throws {
    let lines = (0..<60).map { Sample.screen("Screen\($0)") }
    let moves = (1..<60).map { Sample.move(["Screen\($0 - 1)"], "Screen\($0)", .push) }
    let map = FlowMap(
      graph: NavigationGraph(
        screens: lines + Self.names.map { Sample.screen($0, isReachable: false, title: $0) }, transitions: moves),
      options: FlowMapOptions(sourceLink: "https://example.org/{path}", view: MapView(overview: .never)))
    let picture = try #require(SVGContent(try map.render(.svg)))
    #expect(picture.elements["script"] == nil && picture.elements["img"] == nil && picture.says("no lines drawn"))
    #expect(picture.words.contains("\\N \\G \\L \\E \\T \\H"))
    #expect(picture.links.allSatisfy { $0.hasPrefix("https://example.org/") } && !picture.links.isEmpty)
  }

  /// Every hostile name in one graph, so that they also meet as neighbours.
  @Test func allTogether() throws {
    let screens = Self.names.map { Sample.screen($0) }
    let moves = zip(Self.names, Self.names.dropFirst() + [Self.names[0]]).map {
      Sample.move([$0], $1, .push, trigger: $0)
    }
    let map = FlowMap(graph: NavigationGraph(screens: screens, transitions: moves))
    let picture = try #require(SVGContent(try map.render(.svg)))
    #expect(picture.elements["script"] == nil)
    #expect(try map.render(.pdf).count > 1_000)
  }
}
