import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting
import Rules
import Workspace

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report navigation problems.",
    discussion: """
      Findings go to standard output, one a line, as a compiler writes them. The summary goes to standard error.

        navlint check                            the current folder
        navlint check Sources App.storyboard     folders and files
        navlint check --rule push-loop           one rule only
        navlint check --disable-rule push-loop   all rules but one
        navlint check --fail-level error         warnings do not fail the run
        navlint check --severity push-loop=error another severity for a rule
        navlint check --report-suppressed        what is kept silent, and why
        navlint check --verbose                  list what was not understood or left alone
        navlint check --fix --dry-run            what could be mended without asking, as a diff
        navlint check --only-changed main        findings in changed files, or caused there
        navlint check --lock App.nav             fail when navigation changed
        navlint check --format github --format sarif --output navlint.sarif

      .navlint.yml says the same for good (docs/configuration.md); what the command line says comes first.

      Exit code 1 when there is a finding at or above the fail level (a warning, if not told otherwise), 2 when \
      navlint could not do its work.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp(
      "How findings are written: \(ReportFormat.allCases.names). May be repeated, each with an --output.",
      valueName: "format"))
  var format: [ReportFormat] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file for the format named before it. It is replaced whole or not at all.", valueName: "file"))
  var output: [String] = []

  @Option(
    name: [.customLong("fail-level"), .customLong("fail-on")],
    help: "The lowest severity that fails the run; a warning, if the configuration does not say otherwise.")
  var failLevel: Severity?

  @Option(name: .customLong("rule"), help: ArgumentHelp("Run this rule only. May be repeated.", valueName: "id"))
  var onlyRules: [String] = []

  @Option(
    name: .customLong("disable-rule"), help: ArgumentHelp("Do not run this rule. May be repeated.", valueName: "id"))
  var disabledRules: [String] = []

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp(
      "The severity of a rule's findings: error, warning or info. May be repeated.", valueName: "id=severity"))
  var severities: [SeverityChoice] = []

  @Option(
    help:
      "How sure navlint must be of a finding: exact, inferred or guessed; inferred, if the configuration does not say otherwise."
  )
  var confidence: Confidence?

  @OptionGroup var fixing: FixOptions

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var lock: LockOption

  @Option(
    help: ArgumentHelp(
      "Report only findings in files that changed since this revision, and what the change caused elsewhere; all files are read.",
      valueName: "base"))
  var onlyChanged: String?

  @Flag(help: "Report also what rests on a guess: a name, not a followed value. The same as --confidence guessed.")
  var pedantic = false

  @Flag(help: "List also the findings that comments in the sources keep silent, with the reasons.")
  var reportSuppressed = false

  @Flag(
    name: .shortAndLong,
    help: "List navigation sites whose destination could not be found, and what the exemptions of rules kept silent.")
  var verbose = false

  @Option(help: "When to use colours. auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  func run() throws { try failing { try check() } }

  private func check() throws {
    let targets = ReportTarget.targets(
      formats: format, outputs: output, arguments: CommandLine.arguments, fallback: .text)
    for target in targets {
      if let file = target.file { try AtomicFile.checkWritable(file) }
    }
    try baseline.checkFiles()
    try lock.checkFile()
    let changed = try onlyChanged.map { try ChangedFiles(since: $0, paths: source.paths) }
    let project = try source.configuration.project(for: source.paths)
    let rules = try RuleSelection(
      only: onlyRules, disabled: disabledRules,
      severities: Dictionary(severities.map { ($0.rule, $0.severity) }) { $1 }, project: project)
    if fixing.isOn, !source.facts.isEmpty {
      throw UsageError("--fix changes sources, and facts have none. Leave --facts away.")
    }
    var analyzer = try source.analyzer(for: project, rules: rules, confidence: pedantic ? .guessed : confidence)
    // A cache may come from strangers. It may misinform, but it never says how sources are changed.
    if fixing.isOn { analyzer.cache = nil }
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let first = try analyzer.check(source.paths) { progress.say($0.text) }
    if fixing.dryRun {
      progress.finish()
      return try Output.result(fixing.preview(of: first))
    }
    let check = try fixing.apply(to: first, isQuiet: source.quiet) { [analyzer] in try analyzer.check(source.paths) }
    let accepted = try baseline.apply(to: check.findings, ran: rules.named(in: project))
    let root = check.graph.root
    let findings =
      try changed.map { try narrowed(accepted.remaining, to: $0, root: root, analyzer) } ?? accepted.remaining
    let suppressed = check.suppressed.map { Report.Suppressed(finding: $0.finding, reason: $0.reason, cause: $0.cause) }
    let report = Report(
      graph: check.graph, findings: findings, suppressed: reportSuppressed ? suppressed : nil, project: project,
      formats: targets.map(\.format)
    ) { try? TextFile.bytes(FilePaths.join(root, $0)) }
    progress.finish()

    source.tell(check.scan.notes)
    let reportStart = ContinuousClock.now
    try ReportWriting.write(targets) { format, isFile in
      Array(format.reporter(isColored: !isFile && color.isColored(.standardOutput)).text(for: report).utf8)
    }
    analyzer.clock?.add(ContinuousClock.now - reportStart, to: .report)
    source.timing.tell(analyzer.clock)
    if targets.contains(where: { $0.format == .github }) {
      try ReportWriting.addToJobSummary(MarkdownReporter().text(for: report))
    }
    if verbose {
      let reporter = TextReporter(isColored: color.isColored(.standardError))
      Output.write(reporter.unresolvedText(for: report), to: .standardError)
      let exempted = try analyzer.exempted(source.paths).map {
        TextReporter.Exempted(rule: $0.rule, location: $0.location, subject: $0.subject, reason: $0.reason)
      }
      Output.write(reporter.exemptedText(exempted, for: report), to: .standardError)
    }
    if !source.quiet {
      Output.write(
        ([SummaryLine.check(report)]
          + [SummaryLine.silent(check.suppressed, isListed: reportSuppressed), SummaryLine.doubt(report)].compactMap {
            $0
          }).map { $0 + "\n" }.joined(), to: .standardError)
    }
    let isLockBroken = try lock.fails(check.graph)
    let isBelow = !report.hasFindings(atOrAbove: failLevel ?? project.configuration.failLevel ?? .warning)
    if isLockBroken || accepted.fails || !isBelow { throw ExitStatus.findings }
  }

  /// Findings in changed files, and those that the change caused elsewhere: told at the line that did it, as 'diff'
  /// does.
  private func narrowed(_ findings: [Finding], to changed: ChangedFiles, root: String, _ analyzer: Analyzer) throws
    -> [Finding]
  {
    let files = findings.map { FilePaths.join(root, $0.location.file) }
    let isChanged = try changed.changed(among: Set(files))
    let isInside = files.map(isChanged.contains)
    if isInside.allSatisfy(\.self) { return findings }
    let comparison = try analyzer.compare(changed.repository, base: changed.base, head: nil, paths: source.paths)
      .comparison
    let caused = Dictionary(comparison.findings.new.map { ($0.identity, $0) }) { first, _ in first }
    return zip(findings, isInside).compactMap { finding, isInside in isInside ? finding : caused[finding.identity] }
  }
}

extension Severity: ExpressibleByArgument {}
extension Confidence: ExpressibleByArgument {}

/// `push-loop=error`
struct SeverityChoice: ExpressibleByArgument {
  var rule: String
  var severity: Severity

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let severity = Severity(rawValue: String(parts[1])) else { return nil }
    rule = String(parts[0])
    self.severity = severity
  }
}
extension ReportFormat: ExpressibleByArgument {}

extension Collection where Element: RawRepresentable, Element.RawValue == String {
  /// `a, b or c`
  var names: String {
    let names = map(\.rawValue)
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
