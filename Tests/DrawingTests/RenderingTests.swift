import Drawing
import NavigationModel
import Testing

@Suite struct RenderingTests {
  private func svg(_ graph: NavigationGraph, findings: [Finding] = [], options: FlowMapOptions = FlowMapOptions())
    throws -> SVGContent
  {
    let bytes = try FlowMap(graph: graph, findings: findings, options: options).render(.svg)
    return try #require(SVGContent(bytes))
  }

  @Test func svgSaysNamesTitleCountsAndLegend() throws {
    let picture = try svg(Sample.everything, findings: Sample.findings, options: FlowMapOptions(title: "Shop"))
    for name in [
      "HomeView", "FeedView", "DetailView", "LoginView", "TermsView", "OfferView", "AuthCoordinator", "LostView",
      "HintService",
    ] {
      #expect(picture.words.contains(name), "\(name) is missing")
    }
    #expect(picture.says("Shop"))
    #expect(picture.says("12 screens · 13 transitions · 1 back · 1 unreachable · 3 findings"))
    for entry in [
      "push", "sheet", "full-screen cover", "popover", "alert", "dialog", "tab", "root replaced", "flow started",
      "address opened",
    ] {
      #expect(picture.says(entry), "the legend lacks \(entry)")
    }
    #expect(picture.words.contains("unreachable"))
    #expect(picture.words.contains("Start"))
    #expect(picture.words.contains("Deep link"))
    #expect(picture.says("✕1") && picture.says("▲1"))
    #expect(picture.says("Details +1 ×2"))
    #expect(picture.words.contains("?"))
  }

  @Test func legendShowsOnlyWhatOccurs() throws {
    let graph = NavigationGraph(
      screens: [Sample.screen("AView"), Sample.screen("BView")], transitions: [Sample.move(["AView"], "BView", .push)])
    let picture = try svg(graph)
    #expect(picture.says("push"))
    for absent in ["sheet", "popover", "unreachable", "address opened", "users come in here", "errors", "guessed"] {
      #expect(!picture.says(absent), "the legend speaks of \(absent)")
    }
  }

  @Test func tooltipsNamePlaces() throws {
    let picture = try svg(Sample.everything, findings: Sample.findings)
    #expect(
      picture.tooltips.contains {
        $0.contains("Feed → Detail") && $0.contains("App/Main.swift:11") && $0.contains("App/Main.swift:12")
      })
    #expect(picture.tooltips.contains { $0.contains("HomeView: view") && $0.contains("App/Screens.swift:8") })
    #expect(picture.tooltips.contains { $0.contains("No way out. [trap]") })
  }

  @Test func linksFollowTheTemplate() throws {
    var graph = Sample.everything
    graph.transitions.append(
      Transition(
        id: "x", from: ["HomeView"], owner: "HomeView", to: "TermsView", kind: .push,
        location: Sample.place(7, "App/My \"Views\"/A&B\\N.swift")))
    let options = FlowMapOptions(sourceLink: "https://example.org/blob/main/{file}#L{line}")
    let picture = try svg(graph, options: options)
    #expect(picture.links.contains("https://example.org/blob/main/App/Main.swift#L11"))
    #expect(picture.links.contains("https://example.org/blob/main/App/My%20%22Views%22/A%26B%5CN.swift#L7"))
    #expect(try svg(graph).links.isEmpty)
    #expect(try svg(graph, options: FlowMapOptions(sourceLink: "javascript:alert('{file}')")).links.isEmpty)
  }

  @Test func backIsDrawnOnlyWhenAsked() throws {
    #expect(try !svg(Sample.everything).tooltips.contains { $0.contains("back App/Main.swift:21") })
    #expect(
      try svg(Sample.everything, options: FlowMapOptions(showsBack: true)).tooltips.contains {
        $0.contains("back App/Main.swift:21")
      })
  }

  @Test func pngHasASaneSize() throws {
    let bytes = try FlowMap(graph: Sample.everything, findings: Sample.findings).render(.png)
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let (width, height) = try pixels(bytes)
    #expect((600...4_000).contains(width) && (300...3_000).contains(height))
  }

  @Test func pdfIsOne() throws {
    let bytes = try FlowMap(graph: Sample.everything).render(.pdf)
    #expect(Array(bytes.prefix(5)) == Array("%PDF-".utf8))
    #expect(bytes.count > 5_000)
  }

  @Test(arguments: PictureFormat.allCases) func sameBytesEveryTime(_ format: PictureFormat) async throws {
    let map = FlowMap(graph: Sample.everything, findings: Sample.findings)
    let first = try map.render(format)
    // A PDF's date has seconds.
    if format == .pdf { try await Task.sleep(for: .milliseconds(1_100)) }
    let second = try map.render(format)
    #expect(isSame(second, first), "\(format) differs")

    var shuffled = Sample.everything
    shuffled.screens.reverse()
    shuffled.transitions.reverse()
    shuffled.entries.reverse()
    shuffled.flows.reverse()
    let third = try FlowMap(graph: shuffled, findings: Sample.findings.reversed()).render(format)
    #expect(isSame(third, first), "\(format) depends on the order of the graph")
  }

  @Test func emptyGraphIsAPicture() throws {
    let picture = try svg(NavigationGraph())
    #expect(picture.says("0 screens · 0 transitions · 0 findings"))
    #expect(try FlowMap(graph: NavigationGraph()).render(.png).count > 100)
  }

  @Test func koreanJapaneseChineseFitTheirBoxes() throws {
    let names = ["설정화면뷰컨트롤러", "プロフィール編集画面", "支付方式选择页面"]
    let latin = ["Aaaa", "Bbbb", "Cccc"]
    func chain(_ names: [String]) -> NavigationGraph {
      NavigationGraph(
        screens: names.map { Sample.screen($0, title: $0) },
        transitions: zip(names, names.dropFirst()).map { Sample.move([$0], $1, .push) })
    }
    // Nine wide letters at 13 points in each of three boxes, against four narrow ones.
    let growth =
      try pixels(FlowMap(graph: chain(names)).render(.png)).width
      - pixels(FlowMap(graph: chain(latin)).render(.png)).width
    #expect(growth > 3 * 9 * 13 / 2)
    let picture = try svg(NavigationGraph(screens: names.map { Sample.screen($0, title: $0) }))
    for name in names {
      #expect(picture.words.contains(name))
    }
  }

  @Test func renderingsFromManyThreadsDoNotMix() async throws {
    let maps = (1...6).map { count in FlowMap(graph: Sample.large(screens: 4 * count, transitions: 6 * count)) }
    let alone = try maps.map { try $0.render(.svg) }
    let together = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, map) in maps.enumerated() { group.addTask { (index, try map.render(.svg)) } }
      var results: [Int: [UInt8]] = [:]
      for try await (index, bytes) in group { results[index] = bytes }
      return results
    }
    for (index, bytes) in alone.enumerated() { #expect(isSame(together[index] ?? [], bytes)) }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [(104, 256), (500, 2_000)]) func largeGraphsFinish(_ size: (Int, Int))
    throws
  {
    let map = FlowMap(
      graph: Sample.large(screens: size.0, transitions: size.1),
      options: FlowMapOptions(view: MapView(overview: .never)))
    let bytes = try map.render(.svg)
    let picture = try #require(SVGContent(bytes))
    for index in 0..<size.0 where index % 17 != 3 { #expect(picture.words.contains("Screen\(index)View")) }
    let remarks = picture.words.joined(separator: " ")
    #expect(remarks.contains("shortest way") || remarks.contains("only the shortest"))
    let png = try map.render(.png)
    let (width, height) = try pixels(png)
    #expect(width * height <= 61_000_000 && max(width, height) <= 24_100)
  }

  @Test func brokenTextIsAnErrorNotACrash() {
    for text in ["", "digraph {", "digraph { a -> ", "not a graph", "digraph { a [label=<<TABLE>] }\u{0}"] {
      #expect(throws: DrawingError.self) { try GraphvizRenderer().render(dot: text, format: .svg) }
    }
    #expect(throws: DrawingError.namesFile(attribute: "image")) {
      try GraphvizRenderer().render(dot: "digraph { a [image=\"secret.png\"] }", format: .svg)
    }
    #expect(throws: DrawingError.namesFile(attribute: "IMG")) {
      try GraphvizRenderer().render(
        dot: "digraph { a [label=<<TABLE><TR><TD><IMG SRC=\"a.png\"/></TD></TR></TABLE>>] }", format: .svg)
    }
  }

  /// A failed comparison of arrays would print them.
  private func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool { one == other }

  private func pixels(_ png: [UInt8]) throws -> (width: Int, height: Int) {
    try #require(png.count > 24)
    func number(_ at: Int) -> Int { png[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
