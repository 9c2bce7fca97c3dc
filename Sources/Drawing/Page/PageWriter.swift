import Foundation
import NavigationModel

/// Writes the map as a self-contained page: no network, no second file.
struct PageWriter {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions
  /// The page opens with the first one.
  let pictures: [PagePicture]
  /// The title of each screen's area.
  let areas: [Screen.ID: String]
  /// The effects of a change, for a page that shows one.
  var changes: [MapChange.Line] = []
  /// The page's number on the server that shows it; nil for a page that needs no server.
  var live: Int?
  /// A script for tests that drive the page.
  var driver: String?

  func text() -> String {
    let script = PageScript.text
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
      "counts": MarkupText.escaped(pictures[0].plan.counts), "style": style, "picture": svgs(), "data": data(),
      "script": script, "overview": pictures[0].title,
      "live": listener.map {
        "<script type=\"application/json\" id=\"live\">\(live ?? 0)</script>\n<script>\($0)</script>\n"
      } ?? "",
    ]
    var page = Self.filled(String(decoding: PackageResources.page_html, as: UTF8.self), values)
    if let driver { page = page.replacing("</body>", with: "<script>\(driver)</script>\n</body>") }
    return page
  }

  /// Each placeholder once; inserted text is not searched for placeholders.
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

  /// The pictures without the parts that only a separate file needs. All but the first are hidden.
  private func svgs() -> String {
    pictures.enumerated().map { at, picture in
      let text = String(decoding: picture.svg, as: UTF8.self)
      guard let start = text.range(of: "<svg") else { return "<svg hidden=\"\"></svg>" }
      return (at == 0 ? "<svg" : "<svg hidden=\"\"") + text[start.upperBound...]
    }.joined(separator: "\n")
  }

  // MARK: data

  /// It contains no `<`, so nothing in it can end the element.
  private func data() -> String {
    let index = Dictionary(graph.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let subjects = FindingSubjects(graph: graph)
    let found = findings.map { subjects.screens(of: $0).compactMap { index[$0] } }
    let flows = ScreenGroups.flows(of: graph)
    let routes = graph.routesByScreen
    let launched = Set(graph.entries.filter { $0.via.isLaunch }.map(\.screen))
    let screens = graph.screens.enumerated().map { at, screen -> JSONValue in
      .object(
        [
          .init("id", .string(screen.id)), .init("name", .string(Self.shown(screen.name))),
          .init("kind", .string(MapDraft.words(for: screen.kind))),
          .init("flow", JSONValue(flows[screen.id].map(Self.shown))),
          .init("title", .string(Self.shown(options.shownTitle(screen)))),
          .init("area", JSONValue(areas[screen.id].map(Self.shown))),
          .init("launch", .boolean(launched.contains(screen.id))),
          .init("entry", .boolean(screen.isEntry)), .init("reachable", .boolean(screen.isReachable)),
          .init("depth", JSONValue(screen.depth)),
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
      "steps": .array(steps(index)),
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
      "changes": .array(
        changes.map { line in
          [
            "sign": .string(line.sign.rawValue), "words": .string(Self.shown(line.words)),
            "screens": .array(line.screens.compactMap { index[$0] }.map { .integer($0) }),
          ]
        }),
      "limits": JSONValue(graph.coverage.limits.filter { $0.lost == .navigation }.map(\.limit)),
      "unread": .array(
        graph.coverage.unreadModules.filter { $0.siteCount > 0 }.map {
          ["name": .string(Self.shown($0.name)), "sites": .integer($0.siteCount)]
        }),
      "flows": JSONValue(Set(flows.values.map(Self.shown)).sorted()), "notes": JSONValue(pictures[0].plan.notes),
      "pictures": .array(pictures.map { .object($0.members(index, among: pictures)) }),
    ]
    return value.text(expanding: 2).replacing("<", with: "\\u003c")
  }

  /// Steps that are not a transition between two screens: the screens that a coordinator or a delegate shows.
  private func steps(_ index: [Screen.ID: Int]) -> [JSONValue] {
    let ways = ScreenWays(graph)
    var told = Set(graph.embeddings.map { [$0.parent, $0.child] })
    for move in graph.transitions where move.kind != .back {
      for from in move.from { told.insert([from, move.to ?? ""]) }
    }
    let pairs = ways.next.enumerated().flatMap { from, targets in
      targets.map { [ways.screens[from].id, ways.screens[$0].id] }
    }
    return pairs.filter { !told.contains($0) }.map { .array($0.compactMap { index[$0] }.map { .integer($0) }) }
  }

  /// Where the map may be incomplete.
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
}
