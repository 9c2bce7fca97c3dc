import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

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

      Exit code 1 when there is a finding at or above the fail level (a warning, if not told otherwise), 2 when \
      navlint could not do its work.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: "How findings are written.")
  var format: ReportFormat = .text

  @Option(help: "The lowest severity that fails the run.")
  var failOn: Severity = .warning

  @Option(name: .customLong("rule"), help: ArgumentHelp("Run this rule only. May be repeated.", valueName: "id"))
  var onlyRules: [String] = []

  @Option(name: .customLong("disable-rule"), help: ArgumentHelp("Do not run this rule. May be repeated.", valueName: "id"))
  var disabledRules: [String] = []

  @Flag(help: "Report also what rests on a guess: a name, not a followed value.")
  var pedantic = false

  @Flag(name: .shortAndLong, help: "List navigation sites whose destination could not be found.")
  var verbose = false

  @Option(help: "When to use colours. auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  func run() throws { try failing { try check() } }

  private func check() throws {
    let rules = try RuleSelection(only: onlyRules, disabled: disabledRules)
    let analyzer = Analyzer(threads: source.jobs, rules: rules, isPedantic: pedantic)
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let check = try analyzer.check(source.paths) { progress.say($0.text) }
    let report = Report(graph: check.graph, findings: check.findings)
    progress.finish()

    source.tell(check.scan.notes)
    try Output.result(format.reporter(isColored: color.isColored(.standardOutput)).text(for: report))
    if verbose {
      let reporter = TextReporter(isColored: color.isColored(.standardError))
      Output.write(reporter.unresolvedText(for: report), to: .standardError)
    }
    if !source.quiet { Output.write(SummaryLine.check(report) + "\n", to: .standardError) }
    if report.hasFindings(atOrAbove: failOn) { throw ExitStatus.findings }
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
