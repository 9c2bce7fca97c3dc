import ArgumentParser
import Comparing
import Configuration
import Foundation
import NavigationModel
import NavlintKit
import Reporting
import Workspace

struct DiffCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what a change does to navigation.",
    discussion: """
      Compares two revisions without a checkout, or one with the working tree. New findings are reported at the \
      changed line that caused them.

        navlint diff main...HEAD               what this branch does
        navlint diff HEAD                      what is not committed yet
        navlint diff v1.2..v1.3 Sources        between two releases, one folder
        navlint diff old.json new.json         two graphs (graph --format json)
        navlint diff main...HEAD --format markdown --output comment.md
        navlint diff main...HEAD --format page --output change.html
        navlint diff main...HEAD --fail-on screens-lost

      Formats for findings (sarif, github, gitlab …) contain only the new findings. Exit code 1 when there is a new \
      finding at or above the fail level, 2 when navlint could not do its work.
      """)

  @Argument(
    help: ArgumentHelp(
      "BASE..HEAD, BASE...HEAD (from their common ancestor), BASE (to the working tree), or a graph in JSON.",
      valueName: "base"))
  var range: String

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    help: ArgumentHelp(
      "How the change is written. May be repeated, each with an --output.",
      valueName: "format"))
  var format: [DiffFormat] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The file for the format named before it.", valueName: "file"))
  var output: [String] = []

  @Option(
    help:
      "What fails the run: new findings (findings: warnings and errors), screens that users can no longer get to, or any change."
  )
  var failOn: [Comparison.FailLevel] = []

  @Flag(help: "Also report guesses, which are based on names instead of followed values.")
  var pedantic = false

  @Option(help: "When to use colours. auto: on a terminal, unless NO_COLOR is set.")
  var color: ColorChoice = .auto

  func run() throws { try failing { try diff() } }

  private func diff() throws {
    let targets = ReportTarget.targets(
      formats: format, outputs: output, arguments: CommandLine.arguments, fallback: .text)
    try source.checkOutputs(targets.compactMap(\.file), reading: isOfGraphs ? [range] : [])
    try refuseSecondRevision()
    if isOfGraphs { try source.refuseTarget("The graphs already exist") }
    let project = try source.project(for: isOfGraphs ? [] : nil)
    let analyzer = try source.analyzer(for: project, confidence: pedantic ? .guessed : nil)
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let (report, warnings) =
      try isOfGraphs
      ? (graphReport(analyzer), []) : revisionReport(analyzer, formats: targets.map(\.format), progress)
    progress.finish()

    SourceOptions.tellUnread(in: report.comparison.after)
    source.reading.tell(analyzer.clock)
    try ReportWriting.write(targets) { format, isFile in
      try bytes(for: report, format, isColored: !isFile && color.isColored(.standardOutput))
    }
    if targets.map(\.format).contains(.github) {
      try ReportWriting.addToJobSummary(DiffMarkdownReporter().text(for: report))
    }
    if !source.quiet { Output.tell(report.summary + "\n") }
    if source.fails(warnings, project) { throw ExitStatus.failed }
    if fails(report.comparison) { throw ExitStatus.findings }
  }

  private func fails(_ comparison: Comparison) -> Bool {
    (failOn.isEmpty ? [.findings] : failOn).contains(where: comparison.fails)
  }

  private func refuseSecondRevision() throws {
    guard let head = secondRevision else { return }
    throw UsageError(
      "'\(PlainText.line(head))' is a revision, not a folder. To compare two revisions, write 'navlint diff "
        + "\(PlainText.line(range))..\(PlainText.line(head))'."
    )
  }

  private func bytes(for report: DiffReport, _ format: DiffFormat, isColored: Bool) throws -> [UInt8] {
    switch format {
    case .text: return Array(DiffTextReporter(isColored: isColored).text(for: report).utf8)
    case .json: return Array(DiffJSONReporter().text(for: report).utf8)
    case .markdown: return Array(DiffMarkdownReporter().text(for: report).utf8)
    case .svg: return try MapDrawing.difference(report.comparison)
    case .page: return try MapDrawing.changePage(report.comparison)
    default:
      return Array(
        (ReportFormat(rawValue: format.rawValue) ?? .text).reporter(isColored: isColored).text(for: report.report)
          .utf8)
    }
  }

  /// `diff old.json new.json`
  private var isOfGraphs: Bool {
    source.paths.count == 1
      && [range, source.paths[0]].allSatisfy { FilePaths.ending($0) == "json" && TextFile.exists($0) }
  }

  /// `diff main topic`, as with git: the second argument is no folder, but a revision of the repository.
  private var secondRevision: String? {
    guard source.paths.count == 1, let head = source.paths.first, !TextFile.exists(head),
      RevisionRange(range).head == nil, let repository = try? GitRepository(),
      (try? repository.commits([range, head])) != nil
    else { return nil }
    return head
  }

  private func graphReport(_ analyzer: Analyzer) throws -> DiffReport {
    func graph(_ file: String) throws -> NavigationGraph {
      let bytes = try TextFile.bytes(file)
      do { return try NavigationGraph(jsonBytes: bytes) } catch {
        throw UsageError(
          "'\(PlainText.line(file))' is not a navigation graph: \(error). Write one with 'navlint graph -o FILE.json'.")
      }
    }
    let comparison = analyzer.compare(try graph(range), try graph(source.paths[0]))
    return DiffReport(
      comparison: comparison, beforeName: range, afterName: source.paths[0],
      rules: RuleSelection.entries(analyzer.project), currentFolder: TextFile.currentFolder)
  }

  private func revisionReport(_ analyzer: Analyzer, formats: [DiffFormat], _ progress: Progress) throws -> (
    DiffReport, [ConfigurationProblem]
  ) {
    if FilePaths.ending(range) == "json", TextFile.exists(range) {
      throw UsageError(
        "'\(PlainText.line(range))' is a file. Name two graphs, as in 'navlint diff old.json new.json', or a revision.")
    }
    progress.say("Reading revisions")
    let revisions = RevisionRange(range)
    let repository = try GitRepository(holding: source.paths)
    let commits = try revisions.commits(in: repository)
    let compared = try analyzer.compare(
      repository, base: commits.base, head: commits.head, paths: source.paths,
      wantsPlan: formats.contains { [.text, .json, .markdown, .github].contains($0) }
    ) {
      progress.say($0.words)
    }
    let (comparison, states) = (compared.comparison, compared.states)
    source.tell(states.head.notes + (analyzer.cache?.notes ?? []))

    let texts = Dictionary((states.base.contents + states.head.contents).map { ($0.file.path, $0.bytes) }) { $1 }
    let lines =
      formats.contains { ReportFormat(rawValue: $0.rawValue)?.needsLines ?? false }
      ? SourceLines(of: comparison.findings.new) { texts[$0] } : SourceLines()
    var report = DiffReport(
      comparison: comparison, beforeName: revisions.base, afterName: revisions.head,
      rules: RuleSelection.entries(analyzer.project), lines: lines,
      currentFolder: TextFile.currentFolder)
    report.plan = compared.plan
    report.report.notes = states.head.notes.map { Report.Note(path: $0.path, message: $0.message) }
    return (report, compared.warnings)
  }
}

/// The formats of `diff`: its own, and those of `check` for the new findings.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, svg
  /// The map as a page, before and after.
  case page
  case xcode, sarif, github, gitlab, junit, checkstyle, sonarqube, rdjson, azure, teamcity, html, csv
}

extension Comparison.FailLevel: ExpressibleByArgument {}
