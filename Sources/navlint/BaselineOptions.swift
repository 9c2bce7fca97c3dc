import ArgumentParser
import Comparing
import NavigationModel
import Rules
import Workspace

/// Findings that a team has accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Ignore the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, so that later runs can ignore them.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Let --write-baseline accept findings that the file did not list before.")
  var allowAdditions = false

  @Flag(help: "Update the file of --baseline: add what was found, and remove what is gone.")
  var baselineUpdate = false

  @Flag(help: "Fail when the baseline lists a finding that is no longer there.")
  var strictBaseline = false

  @Option(help: ArgumentHelp("Never ignore findings of this rule. May be repeated.", valueName: "id"))
  var neverBaseline: [String] = []

  /// Checked before the work, not after it.
  func checkFiles() throws {
    if strictBaseline, baseline == nil {
      throw UsageError("--strict-baseline needs a baseline: name it with --baseline.")
    }
    if baselineUpdate, baseline == nil {
      throw UsageError("--baseline-update needs a baseline: name it with --baseline.")
    }
    if baselineUpdate, writeBaseline != nil {
      throw UsageError("--baseline-update writes the file of --baseline. Omit --write-baseline.")
    }
    if allowAdditions, writeBaseline == nil { throw UsageError("--allow-additions belongs to --write-baseline.") }
    if let baseline { _ = try read(baseline) }
    if let writeBaseline, TextFile.exists(writeBaseline) { _ = try read(writeBaseline) }
  }

  /// The file that is written; its old content need not be preserved.
  var written: String? { baselineUpdate ? baseline : writeBaseline }

  /// The result of a run, and how much of the app it read.
  struct Run {
    var findings: [Finding]
    /// Losses that the findings name: reported where the baseline contains the finding, and not the loss.
    var echoes: [Echo]
    /// The rules that ran.
    var rules: Set<String>
    /// The number of the app's files that could not be read completely.
    var unread: Int
    var source: SourceOptions

    func scope(seenFrom file: String) -> BaselineScope {
      BaselineScope(of: source.paths, isUnbounded: !source.facts.isEmpty || source.target != nil, seenFrom: file)
    }
  }

  /// The remaining findings and losses, and whether stale entries fail the run.
  func apply(to run: Run) throws -> (remaining: [Finding], echoes: [Echo], fails: Bool) {
    let exempt = Set(neverBaseline).union(Self.neverAccepted)
    if baselineUpdate, let baseline { try update(baseline, run, exempt) }
    if let writeBaseline { try write(run, exempt, to: writeBaseline) }
    guard let baseline, !baselineUpdate else {
      // Findings that were just accepted are not reported.
      return written == nil
        ? (run.findings, run.echoes, false) : (run.findings.filter { exempt.contains($0.rule) }, [], false)
    }
    let accepted = try read(baseline)
    let isWhole = run.unread == 0 && run.scope(seenFrom: baseline).covers(accepted.scope)
    let outcome = accepted.apply(
      to: run.findings + run.echoes.map(\.finding), exempt: exempt, ran: run.rules, isWhole: isWhole)
    for entry in outcome.stale {
      Output.tell(
        "\(strictBaseline ? "error" : "note"): \(PlainText.line(baseline)): there is no longer a finding for "
          + "'\(PlainText.line(entry.rule)) \(PlainText.line(entry.subject))'. Delete the line, or let --baseline-update do it.\n"
      )
    }
    tell(outcome.unknown, of: baseline, run, accepted) {
      "\($0) \(outcome.unknown.count == 1 ? "has" : "have") no finding, but may still apply"
    }
    let left = Set(outcome.remaining.map(\.identity))
    let lost = run.echoes.caused(by: run.findings.filter { !left.contains($0.identity) })
    let told = Set((run.findings + lost).map(\.identity))
    return (
      outcome.remaining.filter { told.contains($0.identity) },
      run.echoes.filter { left.contains($0.finding.identity) && !told.contains($0.finding.identity) },
      strictBaseline && !outcome.stale.isEmpty
    )
  }

  /// A file that cannot be read hides further findings.
  private static let neverAccepted = Set(RuleRegistry.sources.map(\.identity.id))

  /// One line on entries that stay, and why.
  func tell(
    _ entries: [FindingIdentity], of file: String, _ run: Run, _ baseline: Baseline, _ sentence: (String) -> String
  ) {
    guard !entries.isEmpty else { return }
    let count = "\(entries.count) \(entries.count == 1 ? "entry" : "entries")"
    let reason =
      run.unread > 0
      ? "\(run.unread) \(run.unread == 1 ? "file" : "files") could not be read completely"
      : !run.scope(seenFrom: file).covers(baseline.scope)
        ? "this run read less than the baseline covers (\((baseline.scope ?? []).map(PlainText.line).joined(separator: ", ")))"
        : "their rules did not run"
    Output.note("\(PlainText.line(file)): \(sentence(count)): \(reason).")
  }

  func read(_ file: String) throws -> Baseline {
    let text = try TextFile.read(file)
    do { return try Baseline(parsing: text) } catch {
      throw UsageError("'\(PlainText.line(file))' is not a baseline. \(error)")
    }
  }
}
