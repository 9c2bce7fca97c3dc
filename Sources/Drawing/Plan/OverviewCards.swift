import NavigationModel

/// The cards of an overview, with their contents.
struct OverviewCards {
  let planner: OverviewPlanner
  let groups: [Screen.ID: String]
  private var graph: NavigationGraph { planner.graph }
  private let ways: ScreenWays
  /// The screens that a transition or an entry shows.
  private let shown: Set<Screen.ID>

  init(planner: OverviewPlanner, groups: [Screen.ID: String]) {
    self.planner = planner
    self.groups = groups
    ways = ScreenWays(planner.graph)
    shown = Set(planner.graph.transitions.compactMap(\.to) + planner.graph.entries.map(\.screen))
  }

  /// In the order of the areas, else by title.
  func cards(names: inout NodeNames) -> [MapNode] {
    let known = planner.areas?.areas ?? []
    let order = Dictionary(known.enumerated().map { ($1.title, $0) }) { first, _ in first }
    let members = Dictionary(grouping: graph.screens) { groups[$0.id] ?? "Other" }
    let found = findings()
    let lines = members.count <= 10 ? 8 : members.count <= 20 ? 6 : 4
    return members.sorted { (order[$0.key] ?? .max, $0.key) < (order[$1.key] ?? .max, $1.key) }.map { title, screens in
      let area = order[title].map { known[$0] }
      let root = area?.root.flatMap { root in screens.first { $0.id == root } }
      var node = MapNode(
        name: names.name(for: title, role: "group "), role: .group, title: title,
        caption: caption(screens, area, root: root),
        isEntry: screens.contains(where: \.isEntry), tooltip: [], location: nil)
      let shown = contents(screens, root: root)
      node.area = area?.kind
      node.contents = Array(shown.count <= lines + 1 ? shown[...] : shown.prefix(lines))
      node.contentsLeftOut = shown.count - node.contents.count
      node.marks = openings(screens)
      node.tooltip = ["\(title): \(count(screens))"] + shown.prefix(12)
      node.address = planner.options.view.addresses[title]
      for finding in found[title] ?? [] { node.count(finding) }
      return node
    }
  }

  private func count(_ screens: [Screen]) -> String {
    let lost = screens.count { !$0.isReachable }
    let words = MapPlanner.count(screens.count, "screen")
    return lost == 0 ? words : lost == screens.count ? "\(words), unreachable" : "\(words), \(lost) unreachable"
  }

  /// The text below the title: the area's screen in the code, and its size.
  private func caption(_ screens: [Screen], _ area: ScreenArea?, root: Screen?) -> String {
    [root?.name ?? area?.folder.map { "folder \($0)" }, count(screens), tested(screens)].compactMap(\.self).joined(
      separator: " · ")
  }

  /// "3 of 8 tested", if the map shows test coverage.
  private func tested(_ screens: [Screen]) -> String? {
    let standings = screens.compactMap { planner.options.standings[$0.id] }
    return standings.isEmpty ? nil : "\(standings.count(where: \.isTested)) of \(standings.count) tested"
  }

  private func findings() -> [String: [Finding]] {
    let subjects = FindingSubjects(graph: graph)
    let placed = planner.findings.flatMap { finding in
      subjects.screens(of: finding).prefix(1).map { (groups[$0] ?? "", finding) }
    }
    return Dictionary(grouping: placed, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The titles of the screens, the nearest to the area's root first; without a root, those with the most transitions.
  /// Screens that are always a part of another screen come last.
  private func contents(_ screens: [Screen], root: Screen?) -> [String] {
    let inside = Set(screens.compactMap { ways.number[$0.id] })
    let distance = root.flatMap { ways.number[$0.id] }.map { root in ways.reached(from: [root], passes: inside.contains)
    }
    let ranked = screens.compactMap { screen -> (part: Int, rank: Int, ties: Int, title: String)? in
      guard let at = ways.number[screen.id], screen.id != root?.id, !ways.isSatellite(at), screen.kind != .coordinator
      else { return nil }
      let ties = ways.next[at].count + ways.previous[at].count
      let part = shown.contains(screen.id) ? 0 : 1
      return (part, distance.map { $0[at] ?? .max } ?? 0, -ties, planner.options.shownTitle(screen))
    }
    var seen: Set<String> = []
    return ranked.sorted { ($0.part, $0.rank, $0.ties, $0.title) < ($1.part, $1.rank, $1.ties, $1.title) }
      .map(\.title).filter { seen.insert($0).inserted }
  }

  /// "Deep link: Settings, Profile": what opens from outside of the app.
  private func openings(_ screens: [Screen]) -> [String] {
    let titles = Dictionary(screens.map { ($0.id, planner.options.shownTitle($0)) }) { first, _ in first }
    var opened: [String: Set<String>] = [:]
    for entry in graph.entries where MapDraft.words(for: entry.via) != "Start" {
      if let title = titles[entry.screen] { opened[MapDraft.words(for: entry.via), default: []].insert(title) }
    }
    return opened.sorted { $0.key < $1.key }.flatMap { Self.lines("\($0):", $1.sorted()) }
  }

  /// In at most two lines, each about as wide as a card's others.
  private static func lines(_ words: String, _ titles: [String]) -> [String] {
    var lines = [words]
    for (at, title) in titles.enumerated() {
      let next = " " + DotText.line(title, columns: 24) + (at + 1 < titles.count ? "," : "")
      if at == 0 || DotText.columns(lines[lines.count - 1] + next) <= columns {
        lines[lines.count - 1] += next
      } else if lines.count < 2 {
        lines.append(continuation + next.dropFirst())
      } else {
        return lines.dropLast() + ["\(lines[1].dropLast()) +\(titles.count - at)"]
      }
    }
    return lines
  }

  private static let columns = 38
  /// What a line begins with that goes on from the one above.
  static let continuation = "\u{2003}"
}
