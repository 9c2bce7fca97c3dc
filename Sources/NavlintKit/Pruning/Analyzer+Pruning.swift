import Linking
import NavigationModel
import Rules
import Workspace

/// The plan of what can be deleted, and the graph behind it.
public struct PruningScan: Sendable {
  public var scan: Analyzer.Scan
  public var plan: PruningPlan
  /// Rules that look for dead code and that the configuration turns off.
  public var rulesOff: [String]
  /// Assumptions on conditions that the app lacks.
  public var unmet: [Assumption]
  /// The sources without the plan's certain pieces. Nothing is written until ``PrunedSources/write()``.
  public var sources: PrunedSources
}

extension Analyzer {
  private static let deadScreens = "unreachable-screen"
  private static let deadRoutes = "dead-route-case"

  /// The declarations that only unreachable screens need.
  ///
  /// Beside linking, parses the files again that name a candidate.
  ///
  /// - Parameter assumptions: conditions with assumed values; screens that are then dead count as dead.
  public func pruning(
    _ paths: [String], assuming assumptions: [Assumption] = [], report: (AnalysisPhase) -> Void = { _ in }
  ) throws -> PruningScan {
    let reading = try read(paths, report: report)
    let judging = reading.judging.plan
    let rules = [Self.deadScreens, Self.deadRoutes]
    let running = Set(judging.rules.map(\.identity.id))
    let contents = reading.sources.contents
    let root = reading.sources.root
    let result = try link(reading, report: report) { [project, threads, confidence] program, remarks in
      let found = judging.report(
        RuleRunner(rules: judging.rules.filter { rules.contains($0.identity.id) }).findings(in: program),
        in: program.graph, remarks, confidence: confidence ?? .inferred
      ).findings
      let dead = found.filter { $0.rule == Self.deadScreens }
      let losses = AssumedLosses(program, assumptions)
      let known = Set(dead.map(\.subject))
      let finder = PruneFinder(
        contents, program, findings: dead, lost: losses.screens.filter { !known.contains($0.id) }, threads: threads)
      let plan = finder.plan(routes: found.filter { $0.rule == Self.deadRoutes }.map(\.subject))
      return (
        graph: program.graph, plan: plan, assumptions: losses.unmet,
        sources: PrunedSources(finder.files(for: plan), contents, root: root), notes: program.notes,
        unmet: UnmetNames(program, remarks, project)
      )
    }
    let judged = Engine.Judged(graph: result.graph, notes: result.notes, unmet: result.unmet)
    return PruningScan(
      scan: scan(judged, reading), plan: result.plan, rulesOff: rules.filter { !running.contains($0) },
      unmet: result.assumptions, sources: result.sources)
  }
}
