import ArgumentParser
import Configuration
import NavigationModel
import NavlintKit
import Reporting
import Rules
import Workspace

struct CheckCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report navigation problems.",
    discussion: """
      Findings go to standard output, one per line, in the format of compilers. The summary goes to standard error.

        navlint check                            the current folder
        navlint check Sources App.storyboard     folders and files
        navlint check --rule push-loop           one rule only
        navlint check --disable-rule push-loop   all rules but one
        navlint check --all-rules                also rules that are off by default
        navlint check --fail-level error         warnings do not fail the run
        navlint check --severity push-loop=off   another severity for a rule, or off
        navlint check --strict                   warnings fail the run
        navlint check --report-suppressed        what is suppressed, and why
        navlint check --verbose                  list what was not understood
        navlint check --fix --dry-run            show what could be fixed, as a diff
        navlint check --only-changed main        what changed files cause
        navlint check --lock App.nav             fail when navigation changed
        navlint check --watch                    check again when a file is saved
        navlint check --format github --format sarif --output navlint.sarif

      .navlint.yml sets the same for every run (docs/configuration.md); the command line overrides it.

      Exit code 1 when there is a finding at or above the fail level (by default a warning), 2 when \
      navlint could not do its work.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "How findings are written. May be repeated, each with an --output.",
      valueName: "format"))
  var format: [ReportFormat] = []

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file for the format named before it. It is replaced whole or not at all.", valueName: "file"))
  var output: [String] = []

  @Option(
    name: [.customLong("fail-level"), .customLong("fail-on")],
    help: "The lowest severity that fails the run; a warning, unless the configuration sets another.")
  var failLevel: Severity?

  @Option(name: .customLong("rule"), help: ArgumentHelp("Run this rule only. May be repeated.", valueName: "id"))
  var onlyRules: [String] = []

  @Flag(help: "Also run the rules that are off by default, unless the configuration switches them off.")
  var allRules = false

  @Option(
    name: .customLong("disable-rule"), help: ArgumentHelp("Do not run this rule. May be repeated.", valueName: "id"))
  var disabledRules: [String] = []

  @Option(
    name: .customLong("severity"),
    help: ArgumentHelp(
      """
      The severity of a rule's findings: error, warning, info or off, which switches it off. The others switch on a \
      rule that is off by default. May be repeated.
      """,
      valueName: "id=severity"))
  var severities: [SeverityChoice] = []

  @Option(
    help:
      "How sure navlint must be of a finding; inferred, unless the configuration sets another level."
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

  @Flag(
    help: "Also report guesses, which are based on names instead of followed values. The same as --confidence guessed.")
  var pedantic = false

  @Flag(help: "Also list the findings that comments in the sources suppress, with the reasons.")
  var reportSuppressed = false

  @Flag(
    name: .shortAndLong,
    help: """
      List navigation sites whose destination is unknown, what may be navigation, and what exemptions of rules \
      silenced.
      """)
  var verbose = false

  @Option(help: "When to use colours. auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  @Flag(help: "Check again when a source or the configuration is saved, until the command is stopped.")
  var watch = false

  func run() throws { watch ? try checkAgainAndAgain() : try failing { try check() } }

  func check() throws {
    let targets = ReportTarget.targets(
      formats: format, outputs: output, arguments: CommandLine.arguments, fallback: .text)
    let outputs = targets.compactMap(\.file)
    try source.checkOutputs(outputs, reading: [baseline.baseline, lock.lock].compactMap { $0 })
    // A baseline is rewritten in place.
    try source.checkOutputs(
      outputs + [baseline.written].compactMap { $0 }, reading: [lock.lock].compactMap { $0 })
    try baseline.checkFiles()
    try lock.checkFile()
    let changed = try onlyChanged.map { try ChangedFiles(since: $0, paths: source.paths) }
    let project = try source.project()
    let rules = try selection(project)
    if fixing.isOn, !source.facts.isEmpty {
      throw UsageError("--fix changes sources, which fact files do not contain. Omit --facts.")
    }
    var analyzer = try source.analyzer(for: project, rules: rules, confidence: pedantic ? .guessed : confidence)
    // A cache may come from others. It may misinform, but it must never decide how sources are changed.
    if fixing.isOn { analyzer.cache = nil }
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let first = try analyzer.check(source.paths) { progress.say($0.words) }
    if fixing.dryRun {
      progress.finish()
      return try fixing.show(fixing.preview(of: first, isQuiet: source.quiet), isQuiet: source.quiet)
    }
    let check = try fixing.apply(to: first, isQuiet: source.quiet) { [analyzer] in try analyzer.check(source.paths) }
    let accepted = try baseline.apply(
      to: .init(
        findings: check.findings, echoes: check.echoes, rules: rules.named(in: project),
        unread: Set(check.unread.map(\.location.file)).count,
        source: source))
    let root = check.graph.root
    let difference = try lock.difference(check.graph)
    let remaining =
      try changed.map { try narrowed(accepted.remaining, accepted.echoes, to: $0, root: root, analyzer) }
      ?? accepted.remaining
    let findings = (remaining + lock.findings(difference, in: check.graph)).sorted(by: Finding.precedes)
    let suppressed = check.suppressed.map { Report.Suppressed(finding: $0.finding, reason: $0.reason, cause: $0.cause) }
    var report = Report(
      graph: check.graph, findings: findings, suppressed: reportSuppressed ? suppressed : nil, project: project,
      formats: targets.map(\.format)
    ) { try? TextFile.bytes(FilePaths.join(root, $0)) }
    report.notes = check.scan.notes.map { Report.Note(path: $0.path, message: $0.message) }
    progress.finish()

    source.tell(check.scan.notes)
    source.warnOfNothing(check.scan)
    try write(report, to: targets, analyzer)
    if !source.quiet { tellSummary(of: check, report) }
    lock.tell(difference)
    if source.fails(check.scan.warnings, project) { throw ExitStatus.failed }
    if difference?.isEmpty == false || accepted.fails || report.hasFindings(atOrAbove: lowestFailure(project)) {
      throw ExitStatus.findings
    }
  }

  private func write(_ report: Report, to targets: [ReportTarget<ReportFormat>], _ analyzer: Analyzer) throws {
    let reportStart = ContinuousClock.now
    try ReportWriting.write(targets) { format, isFile in
      Array(format.reporter(isColored: !isFile && color.isColored(.standardOutput)).text(for: report).utf8)
    }
    analyzer.clock?.add(ContinuousClock.now - reportStart, to: .report)
    source.reading.tell(analyzer.clock)
    if targets.contains(where: { $0.format == .github }) {
      try ReportWriting.addToJobSummary(MarkdownReporter().text(for: report))
    }
    if verbose {
      let reporter = TextReporter(isColored: color.isColored(.standardError))
      Output.write(reporter.gapsText(for: report), to: .standardError)
      let exempted = try analyzer.exempted(source.paths).map {
        TextReporter.Exempted(rule: $0.rule, location: $0.location, subject: $0.subject, reason: $0.reason)
      }
      Output.write(reporter.exemptedText(exempted, for: report), to: .standardError)
    }
  }

  private func tellSummary(of check: Analyzer.Check, _ report: Report) {
    let lines = [
      SummaryLine.check(report), SummaryLine.dependencies(report.coverage),
      SummaryLine.notRead(report.coverage), SummaryLine.limits(report.coverage),
      SummaryLine.silent(check.suppressed, isListed: reportSuppressed),
      SummaryLine.unread(check.unread), SummaryLine.doubt(report),
      onlyRules.isEmpty ? SummaryLine.offByDefault(check.rulesOffByDefault) : nil,
    ]
    Output.tell(lines.compactMap { $0.map { $0 + "\n" } }.joined())
  }

  /// The command line's settings for rules.
  private func selection(_ project: Project) throws -> RuleSelection {
    let levels = Dictionary(severities.map { ($0.rule, $0.level) }) { $1 }
    let disabled = Set(disabledRules + levels.filter { $0.value == .off }.keys)
    if let rule = onlyRules.first(where: disabled.contains) {
      throw UsageError(
        "--rule selects '\(PlainText.line(rule))', but another option switches it off. Omit one of the two.")
    }
    return try RuleSelection(
      only: onlyRules, disabled: disabled.sorted(),
      severities: levels.compactMapValues { Severity(rawValue: $0.rawValue) }, all: allRules, project: project)
  }

  /// The lowest severity that fails the run.
  private func lowestFailure(_ project: Project) -> Severity {
    if let failLevel { return failLevel }
    let level = project.configuration.failLevel ?? .warning
    return source.isStrict(project) ? min(level, .warning) : level
  }

  /// Findings in changed files, and those that the change caused elsewhere: reported at the causing line, as 'diff'
  /// does.
  private func narrowed(
    _ findings: [Finding], _ echoes: [Echo], to changed: ChangedFiles, root: String, _ analyzer: Analyzer
  ) throws -> [Finding] {
    let files = findings.map { FilePaths.join(root, $0.location.file) }
    let isChanged = try changed.changed(among: Set(files))
    let isInside = files.map(isChanged.contains)
    if echoes.isEmpty, isInside.allSatisfy(\.self) { return findings }
    let comparison = try analyzer.compare(changed.repository, base: changed.base, head: nil, paths: source.paths)
      .comparison
    let caused = Dictionary(comparison.findings.new.map { ($0.identity, $0) }) { first, _ in first }
    return zip(findings, isInside).compactMap { finding, isInside in isInside ? finding : caused[finding.identity] }
      + echoes.compactMap { caused[$0.finding.identity] }
  }
}

extension Severity: ExpressibleByArgument {}
extension Confidence: ExpressibleByArgument {}

/// `push-loop=error`
struct SeverityChoice: ExpressibleByArgument {
  var rule: String
  var level: RuleLevel

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let level = RuleLevel(rawValue: String(parts[1])) else { return nil }
    rule = String(parts[0])
    self.level = level
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
