import ArgumentParser
import Comparing
import NavigationModel
import Workspace

/// A committed graph that the sources have to agree with.
struct LockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Fail when the navigation differs from this file, written by 'graph -o FILE.nav'.", valueName: "file"))
  var lock: String?

  func checkFile() throws { if let lock { _ = try TextFile.read(lock) } }

  /// Whether the run fails; tells the difference on standard error.
  func fails(_ graph: NavigationGraph) throws -> Bool {
    guard let lock else { return false }
    let difference = NavDifference(from: try TextFile.read(lock), to: graph.navText())
    if difference.isEmpty { return false }
    Output.write(
      "error: the navigation differs from '\(PlainText.line(lock))' ('-' stands there, '+' in the sources):\n\(difference.text)"
        + "If that is meant, write the file anew: navlint graph -o '\(PlainText.line(lock))' with the same paths.\n",
      to: .standardError)
    return true
  }
}
