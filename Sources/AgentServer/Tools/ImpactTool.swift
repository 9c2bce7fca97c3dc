import Comparing
import NavigationModel
import NavlintKit
import Workspace

struct ImpactTool: AgentTool {
  let name = "impact"
  let title = "What a change touches"
  let summary =
    "Lists the navigation in files (screens, moves, routes, findings, and which screens lead there), "
    + "or what a change since a git revision did to it; and what to test, walk by walk from launch."
  let parameters = [
    Parameter(name: "files", kind: .texts, summary: "Files of the app, as other answers name them."),
    Parameter(
      name: "base", kind: .text,
      summary: "A git revision, such as main or HEAD~1: what the files on disk changed since then."),
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let files = arguments.texts("files")
    switch (files.isEmpty, arguments.text("base")) {
    case (false, nil): return try impact(of: files, app)
    case (true, let base?): return try impact(since: base, app)
    default: throw ToolFailure("name either \"files\" or \"base\".")
    }
  }

  private func impact(of names: [String], _ app: AppView) throws(ToolFailure) -> Answer {
    var files: Set<String> = []
    for name in names {
      guard let file = app.file(name) else {
        throw ToolFailure(
          "\(Quoted.text(name)) is not a file that navlint read. Name files as other answers do: relative to the "
            + "folder that it was started in."
        )
      }
      files.insert(file)
    }
    let graph = app.graph
    func isMeant(_ place: SourceLocation?) -> Bool { place.map { files.contains($0.file) } ?? false }
    let screens = graph.screens.filter { isMeant($0.location) }
    let moves = graph.transitions.filter { isMeant($0.location) || $0.evidence.contains { isMeant($0.location) } }
    let ids = Set(screens.map(\.id))
    let waysIn = graph.transitions.filter { move in
      move.to.map(ids.contains) == true && !isMeant(move.location)
    }
    var items = screens.map { "screen: \(app.words(for: $0)); \(app.reach(of: $0))" }
    items += moves.map { "move: from \(Quoted.names($0.from)) \(app.words(for: $0, to: true))" }
    items += waysIn.map { "leads there: \(app.words(for: $0, to: false)) to \(Quoted.name($0.to ?? ""))" }
    items += graph.routes.filter { isMeant($0.location) }.map { "route: \(app.words(for: $0))" }
    items += app.state.check.findings.filter { isMeant($0.location) }.map {
      "finding: \(FindingsTool.words(for: $0))"
    }
    let plan = try plan(of: files, app)
    return Answer(
      "\(files.count == 1 ? "1 file" : "\(files.count) files"): \(screens.count) screens, \(moves.count) moves, "
        + "\(waysIn.count) ways in from elsewhere; \(plan.walks.count) walks test a change.",
      items: items + app.items(for: plan))
  }

  /// The code behind the graph is linked again for this, because the live state does not keep it.
  private func plan(of files: Set<String>, _ app: AppView) throws(ToolFailure) -> TestPlan {
    do {
      return try app.analyzer().impact(app.paths, of: files.sorted().map { ChangedFile(path: $0) }).plan
    } catch { throw ToolFailure("what to test cannot be determined: \(Quoted.text("\(error)", longest: 400))") }
  }

  private func impact(since base: String, _ app: AppView) throws(ToolFailure) -> Answer {
    let compared: Compared
    do {
      let repository = try GitRepository(holding: app.paths)
      compared = try app.analyzer().compare(
        repository, base: base, head: nil, paths: app.paths, wantsPlan: true)
    } catch {
      throw ToolFailure("the change cannot be analysed: \(Quoted.text("\(error)", longest: 400))")
    }
    let difference = compared.comparison.difference
    let items =
      Self.items(difference, compared.comparison.findings, app) + (compared.plan.map(app.items(for:)) ?? [])
    return Answer(
      items.isEmpty
        ? "Since \(Quoted.text(base)) nothing about the navigation changed, and no screen is touched."
        : "Since \(Quoted.text(base)): \(difference.addedTransitions.count) moves came, "
          + "\(difference.removedTransitions.count) went, "
          + "\(difference.lostScreens.count + difference.removedScreens.count) screens lost, "
          + "\(compared.comparison.findings.new.count) new findings.",
      items: items)
  }

  private static func items(_ difference: GraphDifference, _ findings: FindingDifference, _ app: AppView) -> [String] {
    var items = difference.lostScreens.map { "no user gets there any more: \(app.words(for: $0.after))" }
    items += difference.removedScreens.map { "screen gone: \(Quoted.name($0.id))" }
    items += difference.addedScreens.map { "screen new: \(app.words(for: $0))" }
    items += difference.foundScreens.map { "users get there now: \(app.words(for: $0.after))" }
    items += findings.new.map { "new finding: \(FindingsTool.words(for: $0))" }
    items += difference.removedTransitions.map {
      "move gone: from \(Quoted.names($0.from)) \(app.words(for: $0, to: true))"
    }
    items += difference.addedTransitions.map {
      "move new: from \(Quoted.names($0.from)) \(app.words(for: $0, to: true))"
    }
    items += difference.changedTransitions.map {
      "move changed: from \(Quoted.names($0.after.from)) \(app.words(for: $0.after, to: true))"
    }
    items += difference.diedRoutes.map { "nothing opens route \(app.words(for: $0.after)) any more" }
    items += difference.redirectedRoutes.map {
      "route leads elsewhere: \(Quoted.name($0.after.id)) to \(Quoted.names($0.after.destinations))"
    }
    items += findings.fixed.map { "finding gone: \(Quoted.name($0.rule)) of \(Quoted.name($0.subject))" }
    return items
  }
}
