import Foundation
import NavigationModel

/// Writes the map as one page that needs nothing else: no network, no second file.
struct PageWriter {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions
  let plan: MapPlan
  let picture: [UInt8]
  /// The page's number at the server that shows it; nil for a page that needs nobody.
  var live: Int?
  /// A script for tests that drive the page.
  var driver: String?

  func text() -> String {
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    let style =
      String(decoding: PackageResources.page_css, as: UTF8.self) + "@media screen {\n"
      + MapRecolouring.rules(prefix: "[data-theme=\"dark\"] #stage ")
      + "\n}\n"
    let listener = live.map { _ in String(decoding: PackageResources.live_js, as: UTF8.self) }
    let scripts = ([script] + [listener, driver].compactMap { $0 }).map(ContentHash.policySource).joined(separator: " ")
    let values = [
      "policy":
        "default-src 'none'; script-src \(scripts); style-src \(ContentHash.policySource(style)); img-src data:; "
        + (live == nil ? "" : "connect-src 'self'; ") + "base-uri 'none'; form-action 'none'",
      "tool": MarkupText.escaped("\(Tool.name) \(Tool.version)"),
      "title": MarkupText.escaped(DotText.line(options.title, columns: 200)),
      "counts": MarkupText.escaped(plan.counts), "style": style, "picture": svg(), "data": data(), "script": script,
      "live": listener.map {
        "<script type=\"application/json\" id=\"live\">\(live ?? 0)</script>\n<script>\($0)</script>\n"
      } ?? "",
    ]
    var page = Self.filled(String(decoding: PackageResources.page_html, as: UTF8.self), values)
    if let driver { page = page.replacing("</body>", with: "<script>\(driver)</script>\n</body>") }
    return page
  }

  /// Each place once; what is filled in is not looked at again.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      result += values[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The picture without what belongs to a file of its own.
  private func svg() -> String {
    let text = String(decoding: picture, as: UTF8.self)
    guard let start = text.range(of: "<svg") else { return "" }
    return String(text[start.lowerBound...])
  }

  // MARK: data

  /// No `<` is left in it, so nothing in it ends the element.
  private func data() -> String {
    let index = Dictionary(graph.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let places = nodePlaces()
    let subjects = FindingSubjects(graph: graph)
    let found = findings.map { subjects.screens(of: $0).compactMap { index[$0] } }
    let flows = ScreenGroups.flows(of: graph)
    let routes = graph.routesByScreen
    let screens = graph.screens.enumerated().map { at, screen -> JSONValue in
      .object(
        [
          .init("id", .string(screen.id)), .init("name", .string(Self.shown(screen.name))),
          .init("kind", .string(MapDraft.words(for: screen.kind))),
          .init("flow", JSONValue(flows[screen.id].map(Self.shown))),
          .init("title", .string(Self.shown(options.shownTitle(screen)))),
          .init("entry", .boolean(screen.isEntry)), .init("reachable", .boolean(screen.isReachable)),
          .init("depth", JSONValue(screen.depth)),
          .init("node", JSONValue(places.ofScreen[screen.id])),
          .init("routes", JSONValue((routes[screen.id] ?? []).prefix(20).map { Self.shown($0.signature) })),
          .init("findings", .array(found.indices.filter { found[$0].contains(at) }.map { .integer($0) })),
        ] + place(screen.location))
    }
    let moves = graph.transitions.map { move -> JSONValue in
      .object(
        [
          .init("from", .array(move.from.compactMap { index[$0] }.map { .integer($0) })),
          .init("to", JSONValue(move.to.flatMap { index[$0] })),
          .init("owner", .string(Self.shown(move.owner))), .init("kind", .string(move.kind.rawValue)),
          .init("trigger", JSONValue(TriggerLabel.short(of: move).map(Self.shown))),
          .init("guard", JSONValue(move.guard.map(Self.shown))),
          .init("route", JSONValue(move.route.map(Self.shown))), .init("confidence", .string(move.confidence.rawValue)),
        ] + place(move.location))
    }
    let value: JSONValue = [
      "screens": .array(screens), "moves": .array(moves),
      "holds": .array(
        graph.embeddings.compactMap { embedding in
          guard let parent = index[embedding.parent], let child = index[embedding.child], parent != child else {
            return nil
          }
          return .array([.integer(parent), .integer(child)])
        }),
      "findings": .array(
        zip(findings, found).map { finding, screens in
          .object(
            [
              .init("rule", .string(Self.shown(finding.rule))), .init("severity", .string(finding.severity.rawValue)),
              .init("message", .string(Self.shown(finding.message))),
              .init("screens", .array(screens.map { .integer($0) })),
            ] + place(finding.location))
        }),
      "gaps": .array(gaps()),
      "unread": .array(
        graph.coverage.unreadModules.filter { $0.siteCount > 0 }.map {
          ["name": .string(Self.shown($0.name)), "sites": .integer($0.siteCount)]
        }),
      "flows": JSONValue(Set(flows.values.map(Self.shown)).sorted()), "notes": JSONValue(plan.notes),
      "nodes": .array(places.nodes.map { .array($0.compactMap { index[$0] }.map { .integer($0) }) }),
      "aside": .array(places.aside.map { .array($0.compactMap { index[$0] }.map { .integer($0) }) }),
      "edges": .array(
        plan.edges.map { edge in
          [
            "from": JSONValue(places.ofNode[edge.source]),  // A line into a flow has no one screen at its end.
            "to": JSONValue(edge.isIntoFlow ? nil : places.ofNode[edge.target]), "kind": JSONValue(edge.kind?.rawValue),
            "confidence": .string(edge.confidence.rawValue),
          ]
        }),
    ]
    return value.text(expanding: 2).replacing("<", with: "\\u003c")
  }

  /// Where the map may lack something.
  private func gaps() -> [JSONValue] {
    let sites =
      graph.unresolved.map { ($0.kind.rawValue, $0.owner, $0.reason, $0.location) }
      + graph.coverage.suspected.map { ("suspected", $0.owner, $0.reason, $0.location) }
    return sites.map { kind, owner, reason, location in
      .object(
        [
          .init("kind", .string(kind)), .init("owner", .string(Self.shown(owner))),
          .init("reason", .string(Self.shown(reason))),
        ] + place(location))
    }
  }

  /// One line, of a length that a page can show.
  private static func shown(_ text: String) -> String { DotText.line(text, columns: 400) }

  private func place(_ location: SourceLocation?) -> [JSONValue.Member] {
    guard let location else { return [.init("file", .null)] }
    let link = SourceLink(template: options.sourceLink).map { $0.address(of: location) }
    return [
      .init("file", .string(Self.shown(location.file))), .init("line", .integer(location.line)),
      .init("link", JSONValue(link)),
    ]
  }

  /// Which element of the picture shows which screens.
  private func nodePlaces() -> (
    ofNode: [String: String], ofScreen: [Screen.ID: String], nodes: [[Screen.ID]], aside: [[Screen.ID]]
  ) {
    var ofNode: [String: String] = [:]
    for (at, node) in plan.nodes.enumerated() { ofNode[node.name] = "n\(at)" }
    for (at, node) in plan.aside.enumerated() { ofNode[node.name] = "a\(at)" }
    let screens = Dictionary(grouping: plan.nodeOfScreen.sorted { $0.key < $1.key }, by: \.value).mapValues {
      $0.map(\.key)
    }
    return (
      ofNode, plan.nodeOfScreen.compactMapValues { ofNode[$0] }, plan.nodes.map { screens[$0.name] ?? [] },
      plan.aside.map { screens[$0.name] ?? [] }
    )
  }
}

extension FlowMap {
  /// A page can be moved and searched, so it takes more than a picture on one sheet.
  static let mostScreensOnPage = 500

  /// The map as one HTML file to search, filter and click through, without a network.
  ///
  /// - Parameter live: the page's number at a server that shows it and answers to `news` beside it; the page is then
  ///   exchanged for newer ones. nil for a page that needs nobody.
  public func page(live: Int? = nil) throws(DrawingError) -> (bytes: [UInt8], notes: [String]) {
    try page(live: live, driver: nil)
  }

  func page(live: Int? = nil, driver: String?) throws(DrawingError) -> (bytes: [UInt8], notes: [String]) {
    var options = options
    options.theme = .light
    let part = part()
    if options.view.overview == .auto, part.screens.count <= Self.mostScreensOnPage { options.view.overview = .never }
    let plan = MapPlanner(graph: graph, findings: findings, options: options).plan()
    // The page has links of its own; one in the picture would be followed by a click that picks.
    var unlinked = options
    unlinked.sourceLink = nil
    let drawn = try renderer.render(
      dot: DotWriter(plan: plan, options: unlinked, hasHeading: false).text(), format: .svg)
    let picture = SVGFinishing(plan: plan, options: unlinked, isOnPage: true).finish(drawn)
    let sorted = findings.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    let writer = PageWriter(
      graph: part, findings: sorted, options: options, plan: plan, picture: picture, live: live, driver: driver)
    return (Array(writer.text().utf8), plan.notes)
  }
}
