import ArgumentParser
import NavigationModel
import NavlintKit

/// `--fix` and `--dry-run`.
struct FixOptions: ParsableArguments {
  @Flag(
    name: .customLong("fix"),
    help: "Apply the fixes that are certain to the sources, then report the remaining findings.")
  var isOn = false

  @Flag(help: "With --fix: print what would change as a unified diff, and change nothing.")
  var dryRun = false

  /// A fix may uncover another; a circle of fixes would be a mistake of rules.
  static let maximumPasses = 10

  func validate() throws {
    if dryRun, !isOn { throw ValidationError("--dry-run needs --fix.") }
  }

  /// Applies the fixes.
  ///
  /// - Parameter again: checks the changed sources.
  /// - Returns: the check of the changed sources.
  func apply(to first: Analyzer.Check, isQuiet: Bool, again: () throws -> Analyzer.Check) throws -> Analyzer.Check {
    guard isOn, !dryRun else { return first }
    var check = first
    var count = 0
    var changed: Set<String> = []
    for _ in 0..<Self.maximumPasses {
      let fixes = try SourceFixes(check.findings, root: check.graph.root)
      if fixes.files.isEmpty { break }
      try fixes.write()
      count += fixes.fixedCount
      changed.formUnion(fixes.files.map(\.path))
      check = try again()
    }
    if !isQuiet {
      Output.note(
        count == 0
          ? Self.nothing
          : "fixed \(count) finding\(count == 1 ? "" : "s") in \(changed.count) file\(changed.count == 1 ? "" : "s")")
    }
    return check
  }

  /// Writes the diff. A line with a command for a terminal or a CI service is shown with codes, and `patch` cannot
  /// apply it.
  func show(_ difference: String, isQuiet: Bool) throws {
    let safe = PlainText.block(difference)
    try Output.result(safe)
    if safe != difference, !isQuiet {
      Output.note(
        "lines of the diff contain invisible characters or commands for a CI service. They are shown as codes such as "
          + "\\u{23}, so 'patch' may refuse the diff; --fix does not.")
    }
  }

  /// The changes of `--fix`, as a diff.
  func preview(of check: Analyzer.Check, isQuiet: Bool) throws -> String {
    let files = try SourceFixes(check.findings, root: check.graph.root).files
    if files.isEmpty, !isQuiet { Output.note(Self.nothing) }
    return files.map(\.difference).joined()
  }

  private static let nothing = "there is no finding with a certain fix"
}
