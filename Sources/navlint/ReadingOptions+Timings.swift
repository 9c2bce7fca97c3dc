import NavigationModel
import NavlintKit

/// The durations of a run's phases.
extension ReadingOptions {
  func clock() -> PhaseClock? { timings ? PhaseClock() : nil }

  func tell(_ clock: PhaseClock?) {
    guard let clock else { return }
    var lines = clock.phases.map { "  \($0.phase.rawValue.padded(to: 9)) \(Self.seconds($0.duration))" }
    lines.append("  \("parsed".padded(to: 9)) \(clock.parsedFiles) files")
    lines.append("  \("memory".padded(to: 9)) \(ProcessMemory.peak >> 20) MB")
    Output.tell(
      "timings in seconds; parse and lower are parts of extract, summed over threads\n" + lines.joined(separator: "\n")
        + "\n")
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let millis = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return "\(millis / 1000).\(String(millis % 1000 + 1000).dropFirst())"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
