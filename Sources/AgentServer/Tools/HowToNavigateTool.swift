import NavigationModel
import NavlintKit

struct HowToNavigateTool: AgentTool {
  let name = "how_to_navigate"
  let title = "How this app navigates"
  let summary =
    "Shows how code in this app opens a screen: the function, route or view to use for a push, a sheet, a link, each "
    + "with a real site as an example. Ask before writing code that navigates; \"to\" shows how a screen is opened "
    + "already."
  let parameters = [
    Parameter(name: "to", kind: .text, summary: "The screen to open."),
    Parameter(name: "from", kind: .text, summary: "The screen that opens it."),
    Parameter(
      name: "kind", kind: .choice(Transition.Kind.allCases.map(\.rawValue)), summary: "Only this kind of move."),
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let kind = arguments.text("kind").flatMap(Transition.Kind.init)
    let target = try arguments.text("to").map { name throws(ToolFailure) in try app.screen(name) }
    let start = try arguments.text("from").map { name throws(ToolFailure) in try app.screen(name) }
    let index = MeansIndex(app: app)
    var items: [String] = []
    if let target { items += opening(target, kind, index, app) }
    if let start {
      let own = index.means { move in
        move.from.contains(start.id) && move.kind != .back && (kind == nil || move.kind == kind)
      }
      items += own.map { "\(Quoted.name(start.id)) opens others like this: \(words(for: $0, app))" }
    }
    let all = index.means { kind == nil ? $0.kind != .back : $0.kind == kind }
    items += all.map { "in this app: \(words(for: $0, app))" }
    if items.isEmpty {
      return Answer("Nothing in this app navigates\(kind.map { " by \($0.rawValue)" } ?? "") as far as navlint knows.")
    }
    return Answer(target.map { "How to open \(Quoted.name($0.id))." } ?? "How this app navigates.", items: items)
  }

  /// How a screen is already opened, and what exists to open it with.
  private func opening(_ target: Screen, _ kind: Transition.Kind?, _ index: MeansIndex, _ app: AppView) -> [String] {
    let sites = app.graph.transitions.filter { $0.to == target.id && (kind == nil || $0.kind == kind) }
      .sorted { ($1.confidence, $0.location) < ($0.confidence, $1.location) }
    var items = sites.map { move in
      "opened by \(Quoted.name(index.means(of: move).name)): \(app.words(for: move, to: false))"
        + (app.line(at: move.location).map { ", line \($0)" } ?? "")
    }
    items += app.graph.routes.filter { $0.destinations.contains(target.id) }.map {
      "route that shows it: \(app.words(for: $0))"
    }
    items += (app.state.needs[target.name] ?? []).map { need in
      "it needs \(Quoted.name(need.name))\(need.source == .environment ? " from the environment" : "") \(Quoted.place(need.location))"
        + (app.line(at: need.location).map { ": \($0)" } ?? "")
    }
    if sites.isEmpty { items.insert("nothing opens it yet\(kind.map { " by \($0.rawValue)" } ?? "")", at: 0) }
    return items
  }

  private func words(for means: Means, _ app: AppView) -> String {
    let uses = means.moves.count == 1 ? "1 site" : "\(means.moves.count) sites"
    let declared = means.declaration.map { " (\(Quoted.place($0)))" } ?? ""
    let example = means.example
    let line = app.line(at: example.location).map { ", line \($0)" } ?? ""
    let target = example.to.map { " opens \(Quoted.name($0))" } ?? ""
    return
      "\(means.kind.rawValue) by \(Quoted.name(means.name))\(declared), \(uses); example \(Quoted.place(example.location))\(target)\(line)"
  }
}

/// One way in which code of the app navigates.
struct Means {
  var kind: Transition.Kind
  /// A function or property of the app, or the call of the SDK or a library.
  var name: String
  /// nil for something the app does not declare.
  var declaration: SourceLocation?
  var moves: [Transition]

  /// The most certain move; of several, the first one in the sources.
  var example: Transition {
    moves.min { ($1.confidence, $0.location) < ($0.confidence, $1.location) } ?? moves[0]
  }
}

/// The means of each move.
struct MeansIndex {
  let app: AppView
  /// The screens that users reach. Code of previews and debug menus is no example.
  private let reached: Set<Screen.ID>
  private let declared: Set<Screen.ID>

  init(app: AppView) {
    self.app = app
    declared = Set(app.graph.screens.map(\.id))
    reached = Set(app.graph.screens.filter { $0.isReachable && !$0.isDebugOnly }.map(\.id))
  }

  func means(of move: Transition) -> MoveMeans {
    app.state.means(of: move) ?? MoveMeans(name: app.word(at: move.location) ?? move.kind.rawValue)
  }

  /// What is no screen, as the app itself, is reached.
  private func isReached(_ id: String) -> Bool { reached.contains(id) || !declared.contains(id) }

  /// Whether users can make a move. In a library without an entry, each move counts.
  private func isMade(_ move: Transition) -> Bool {
    guard !reached.isEmpty else { return true }
    return (move.from.isEmpty || move.from.contains(where: isReached)) && (move.to.map(isReached) ?? true)
  }

  /// The means of some moves, the most used first.
  func means(where isMeant: (Transition) -> Bool) -> [Means] {
    var found: [String: Means] = [:]
    for move in app.graph.transitions where isMeant(move) && isMade(move) {
      let means = means(of: move)
      let key = "\(move.kind.rawValue) \(means.name)"
      let new = Means(kind: move.kind, name: means.name, declaration: means.declaration, moves: [])
      found[key, default: new].moves.append(move)
    }
    return found.values.sorted {
      ($1.moves.count, $0.kind.rawValue, $0.name) < ($0.moves.count, $1.kind.rawValue, $1.name)
    }
  }
}
