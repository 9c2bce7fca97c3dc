import ArgumentParser
import Comparing
import NavigationModel
import Reporting
import Workspace

/// A committed graph with which the sources have to agree.
struct LockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Fail when the navigation differs from this file, written by 'graph -o FILE.nav'; each difference is a finding at \
      the line that caused it.
      """,
      valueName: "file"))
  var lock: String?

  /// Checked before the work: any other file would differ in all of its lines.
  func checkFile() throws {
    guard let lock else { return }
    let bytes = try TextFile.bytes(lock)
    let reason = String(validating: bytes, as: UTF8.self).map(NavDifference.mistake) ?? "it is not text"
    if let reason {
      throw UsageError(
        "'\(PlainText.line(lock))' is not a lock file: \(reason). Write one with 'navlint graph -o FILE.nav'.")
    }
  }

  /// The differences between the sources and the file; nil without one.
  func difference(_ graph: NavigationGraph) throws -> NavDifference? {
    try lock.map { NavDifference(from: try TextFile.read($0), to: graph.navText()) }
  }

  /// The differences as findings at lines of the sources.
  func findings(_ difference: NavDifference?, in graph: NavigationGraph) -> [Finding] {
    difference?.findings(in: graph, lock: lock ?? "").numbered() ?? []
  }

  /// Reports the difference on standard error, as lines of the file.
  func tell(_ difference: NavDifference?) {
    guard let lock, let difference, !difference.isEmpty else { return }
    Output.tell(
      "error: the navigation differs from '\(PlainText.line(lock))' ('-' in the file, '+' in the sources):\n\(difference.text)"
        + "If that is intended, write the file again: navlint graph -o '\(PlainText.line(lock))' with the same paths.\n"
    )
  }

  /// The catalogue's entry for such findings.
  static let entry = RuleEntry(
    id: NavDifference.rule, name: "Lock", severity: .error,
    summary: "The navigation differs from the file that --lock names.", category: "graph",
    rationale: """
      A team commits the graph (navlint graph -o App.nav) so that no change of navigation goes unnoticed. The \
      finding is at the new transition, screen or route; what is gone is reported where its owner is declared.

      If the change is intended, write the file again and commit it with the change.
      """,
    triggering: [], nonTriggering: [], tags: ["lock"])
}
