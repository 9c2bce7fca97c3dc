import ArgumentParser
import Comparing
import NavigationModel
import Workspace

/// Findings that a team has accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pass over the findings that this file lists.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, to be passed over from now on.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Let --write-baseline accept findings that the file did not list before.")
  var allowAdditions = false

  @Flag(help: "Fail when the baseline lists a finding that is no longer there.")
  var strictBaseline = false

  @Option(help: ArgumentHelp("Never pass over findings of this rule. May be repeated.", valueName: "id"))
  var neverBaseline: [String] = []

  /// Told before the work, not after it.
  func checkFiles() throws {
    if let writeBaseline { try AtomicFile.checkWritable(writeBaseline) }
    if strictBaseline, baseline == nil {
      throw UsageError("--strict-baseline needs a baseline: name it with --baseline.")
    }
    if allowAdditions, writeBaseline == nil { throw UsageError("--allow-additions belongs to --write-baseline.") }
    if let baseline { _ = try read(baseline) }
  }

  /// What is left of the findings, and whether stale entries fail the run.
  func apply(to findings: [Finding], ran: Set<String>) throws -> (remaining: [Finding], fails: Bool) {
    let exempt = Set(neverBaseline)
    if let writeBaseline { try write(Baseline(of: findings, exempt: exempt), to: writeBaseline) }
    guard let baseline else {
      // What was just accepted is not reported.
      return (writeBaseline == nil ? findings : findings.filter { exempt.contains($0.rule) }, false)
    }
    let outcome = try read(baseline).apply(to: findings, exempt: exempt, ran: ran)
    for entry in outcome.stale {
      Output.write(
        "\(strictBaseline ? "error" : "note"): \(PlainText.line(baseline)): nothing is found any more for '\(PlainText.line(entry.rule)) "
          + "\(PlainText.line(entry.subject))'. Delete the line, or write the baseline anew with --write-baseline.\n",
        to: .standardError)
    }
    return (outcome.remaining, strictBaseline && !outcome.stale.isEmpty)
  }

  private func write(_ new: Baseline, to file: String) throws {
    if !allowAdditions, TextFile.exists(file) {
      let additions = new.entries.subtracting(try read(file).entries).sorted()
      if let first = additions.first {
        throw UsageError(
          "'\(PlainText.line(file))' would grow by \(additions.count) \(additions.count == 1 ? "finding" : "findings"), the first is "
            + "'\(PlainText.line(first.rule)) \(PlainText.line(first.subject))'. Mend what is new, or accept it with --allow-additions."
        )
      }
    }
    try AtomicFile.write(Array(new.text.utf8), to: file)
  }

  private func read(_ file: String) throws -> Baseline {
    let text = try TextFile.read(file)
    do { return try Baseline(parsing: text) } catch {
      throw UsageError("'\(PlainText.line(file))' is no baseline. \(error)")
    }
  }
}
