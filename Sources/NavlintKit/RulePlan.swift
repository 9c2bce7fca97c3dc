import Comparing
import Configuration
import NavigationModel
import Policies
import Rules
import Workspace

/// Which rules run where, and the severities of their findings: the caller's settings override the configuration's, and
/// a nearer file's those farther away.
struct RulePlan: Sendable {
  let rules: [any Rule]
  private let identities: [String: (isOptIn: Bool, isPolicy: Bool)]
  private let selection: RuleSelection
  private let settings: RuleSettings
  private let folders: [Project.Folder]
  private let root: String
  /// The ids of all rules that can report.
  let known: Set<String>

  /// - Parameters:
  ///   - folders: outermost first.
  ///   - root: the run's root as the graph has it.
  init(_ selection: RuleSelection, project: Project, folders: [Project.Folder], root: String) {
    let known = RuleSelection.known(in: project, prefix: project.prefix(of: root))
    let settings = project.configuration.rules
    let all = [settings] + folders.map { $0.rules.over(settings) }
    let identities = Dictionary(
      known.map { ($0.identity.id, (isOptIn: $0.identity.isOptIn, isPolicy: $0 is PolicyRule)) }
    ) { first, _ in first }
    self.known = Set(identities.keys)
    self.identities = identities
    self.selection = selection
    self.settings = settings
    self.folders = folders
    self.root = FilePaths.absolute(root)
    rules = known.filter { rule in
      let id = rule.identity.id
      if selection.disabled.contains(id) { return false }
      if !selection.only.isEmpty { return selection.only.contains(id) }
      return all.contains {
        $0.runs(id, isOptIn: rule.identity.isOptIn && !selection.asksFor(id), isPolicy: rule is PolicyRule)
      }
    }.map { $0.configured(settings.options[$0.identity.id] ?? [:]) }
  }

  /// The number of rules that do not run because they are off by default.
  var offByDefault: Int { identities.count { $0.value.isOptIn } - rules.count { $0.identity.isOptIn } }

  /// The reported findings, and those that comments or files of no target silence; sorted.
  ///
  /// - Parameters:
  ///   - graph: the graph with the findings.
  ///   - remarks: nil where there are no sources.
  ///   - confidence: the least confidence that is reported.
  func report(
    _ found: [Finding], in graph: NavigationGraph, _ remarks: SourceRemarks?, confidence: Confidence
  ) -> (findings: [Finding], suppressed: [SuppressedFinding]) {
    let own = Set(RuleRegistry.suppressions.map(\.identity.id))
    let running = Set(rules.map(\.identity.id))
    let filter = SuppressionFilter(
      known: known, ran: Set(rules.map(\.identity.id).filter(runsEverywhere)),
      unsuppressible: Set(RuleRegistry.sources.map(\.identity.id)))
    // Suppressions are applied before findings are filtered, so that a suppression of a hidden finding does not count
    // as unused.
    let result = filter.apply(remarks?.directives ?? [], to: found.compactMap(judged))
    // The runner numbers findings, except those of the filter itself.
    let all =
      result.findings.filter { !own.contains($0.rule) }
      + result.findings.filter { own.contains($0.rule) }.sorted(by: Finding.precedes).numbered()
    let isPartial = graph.unread.contains { remarks?.isOfApp($0.location.file) ?? true }
    let findings = all.compactMap {
      own.contains($0.rule)
        ? running.contains($0.rule) ? judged($0) : nil : lowered(remarks?.lowered($0) ?? $0, isPartial: isPartial)
    }
    let unbuilt = findings.compactMap { remarks?.suppressed($0) }
    let reported = unbuilt.isEmpty ? findings : findings.filter { remarks?.suppressed($0) == nil }
    return (
      reported.filter { $0.confidence >= confidence }.sorted(by: Finding.precedes),
      (result.suppressed + unbuilt).filter { $0.finding.confidence >= confidence && running.contains($0.finding.rule) }
        .sorted { Finding.precedes($0.finding, $1.finding) }
    )
  }

  /// The reported losses that older findings name; sorted.
  func report(
    echoes: [Echo], in graph: NavigationGraph, _ remarks: SourceRemarks?, confidence: Confidence
  ) -> [Echo] {
    let causes = Dictionary(echoes.map { ($0.finding.identity, $0.cause) }) { a, _ in a }
    return report(echoes.map(\.finding), in: graph, remarks, confidence: confidence).findings.compactMap { finding in
      causes[finding.identity].map { Echo(finding, cause: $0) }
    }
  }

  /// The finding as a guess where an unread part of the app may contain what it misses.
  private func lowered(_ finding: Finding, isPartial: Bool) -> Finding {
    guard isPartial, RuleRegistry.rule(id: finding.rule)?.identity.claim == .absence else { return finding }
    var finding = finding
    finding.confidence = .guessed
    return finding
  }

  /// The finding as it is reported; nil where its rule is off at its place.
  private func judged(_ finding: Finding) -> Finding? {
    var finding = finding
    let settings = settings(at: finding.location.file)
    if selection.only.isEmpty, !runs(finding.rule, settings) { return nil }
    if let severity = chosenSeverity(of: finding, settings) { finding.severity = severity }
    return finding
  }

  private func chosenSeverity(of finding: Finding, _ settings: RuleSettings) -> Severity? {
    selection.severities[finding.rule] ?? settings.severity(of: finding.rule)
  }

  /// Findings as a comparison judges them: a view that users could reach before is a screen, whatever the code still
  /// shows of it, so that its loss is as severe as that of any screen.
  func judged(_ side: Comparison.Side, changedFrom before: NavigationGraph) -> Comparison.Side {
    var side = side
    side.findings = judged(side.findings, changedFrom: before)
    side.echoes = zip(side.echoes, judged(side.echoes.map(\.finding), changedFrom: before)).map {
      Echo($1, cause: $0.cause)
    }
    return side
  }

  private func judged(_ findings: [Finding], changedFrom before: NavigationGraph) -> [Finding] {
    let identity = RuleRegistry.unreachableScreen.identity
    let reached = Set(before.screens.filter(\.isReachable).map(\.id))
    return findings.map { finding in
      guard finding.rule == identity.id, reached.contains(finding.subject),
        chosenSeverity(of: finding, settings(at: finding.location.file)) == nil
      else { return finding }
      var finding = finding
      finding.severity = identity.defaultSeverity
      return finding
    }
  }

  private func settings(at file: String) -> RuleSettings {
    let path = FilePaths.join(root, file)
    return folders.filter { FilePaths.relative(path, to: $0.path) != nil }.reduce(settings) { $1.rules.over($0) }
  }

  private func runs(_ id: String, _ settings: RuleSettings) -> Bool {
    guard let identity = identities[id] else { return true }
    return settings.runs(id, isOptIn: identity.isOptIn && !selection.asksFor(id), isPolicy: identity.isPolicy)
  }

  private func runsEverywhere(_ id: String) -> Bool {
    !selection.only.isEmpty || ([settings] + folders.map { $0.rules.over(settings) }).allSatisfy { runs(id, $0) }
  }
}
