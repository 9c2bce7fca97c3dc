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
        navlint check --fail-on error            warnings do not fail the run
        navlint check --verbose                  list what was not understood
        navlint check --only-changed main        findings in changed files only
        navlint check --lock App.nav             fail when navigation changed
        navlint check --format github --format sarif --output navlint.sarif

      Exit code 1 when there is a finding at or above the fail level (a warning, if not told otherwise), 2 when \
      navlint could not do its work.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: ArgumentHelp("How findings are written: \(ReportFormat.allCases.names). May be repeated, each with an --output.", valueName: "format"))
  var format: [ReportFormat] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file for the format named before it. It is replaced whole or not at all.", valueName: "file"))
  var output: [String] = []

  @Option(help: "The lowest severity that fails the run.")
  var failOn: Severity = .warning

  @Option(name: .customLong("rule"), help: ArgumentHelp("Run this rule only. May be repeated.", valueName: "id"))
  var onlyRules: [String] = []

  @Option(name: .customLong("disable-rule"), help: ArgumentHelp("Do not run this rule. May be repeated.", valueName: "id"))
  var disabledRules: [String] = []

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var lock: LockOption

  @Option(help: ArgumentHelp("Report only findings in files that changed since this revision; all files are read.", valueName: "base"))
  var onlyChanged: String?

  @Flag(help: "Report also what rests on a guess: a name, not a followed value.")
  var pedantic = false

  @Flag(name: .shortAndLong, help: "List navigation sites whose destination could not be found.")
  var verbose = false

  @Option(help: "When to use colours. auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  func run() throws { try failing { try check() } }

  private func check() throws {
    let targets = ReportTarget.targets(formats: format, outputs: output, arguments: CommandLine.arguments, fallback: .text)
    for target in targets {
      if let file = target.file { try AtomicFile.checkWritable(file) }
    }
    try baseline.checkFiles()
    try lock.checkFile()
    let changed = try onlyChanged.map { try ChangedFiles(since: $0, paths: source.paths) }
    let rules = try RuleSelection(only: onlyRules, disabled: disabledRules)
    let analyzer = Analyzer(threads: source.jobs, rules: rules, isPedantic: pedantic)
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let check = try analyzer.check(source.paths) { progress.say($0.text) }
    let accepted = try baseline.apply(to: check.findings, ran: Set(rules.rules.map(\.identity.id)))
    let root = check.graph.root
    let findings = accepted.remaining.filter { changed?.contains(FilePaths.join(root, $0.location.file)) ?? true }
    let report = Report(graph: check.graph, findings: findings, rules: rules, formats: targets.map(\.format)) {
      try? TextFile.bytes(FilePaths.join(root, $0))
    }
    progress.finish()

    source.tell(check.scan.notes)
    try ReportWriting.write(targets) { format, isFile in
      Array(format.reporter(isColored: !isFile && color.isColored(.standardOutput)).text(for: report).utf8)
    }
    if targets.contains(where: { $0.format == .github }) { try ReportWriting.addToJobSummary(MarkdownReporter().text(for: report)) }
    if verbose {
      let reporter = TextReporter(isColored: color.isColored(.standardError))
      Output.write(reporter.unresolvedText(for: report), to: .standardError)
    }
    if !source.quiet { Output.write(SummaryLine.check(report) + "\n", to: .standardError) }
    let isLockBroken = try lock.fails(check.graph)
    if isLockBroken || accepted.fails || report.hasFindings(atOrAbove: failOn) { throw ExitStatus.findings }
  }
}

extension Severity: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}

extension Collection where Element: RawRepresentable, Element.RawValue == String {
  /// `a, b or c`
  var names: String {
    let names = map(\.rawValue)
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
