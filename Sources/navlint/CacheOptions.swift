import ArgumentParser
import Caching
import NavigationModel
import NavlintKit
import Workspace

/// What a run takes over from earlier ones.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder to keep facts and results in, for runs to come. Without it, the system's folder for caches.",
      valueName: "folder"))
  var cachePath: String?

  @Flag(help: "Neither use nor keep anything of other runs. The result is the same.")
  var noCache = false

  func validate() throws {
    guard cachePath == nil || !noCache else {
      throw ValidationError("--cache-path and --no-cache contradict each other.")
    }
  }

  /// nil where nothing is to be kept, or nothing can be.
  ///
  /// - Parameter isQuiet: say nothing of a named folder that cannot be used.
  func cache(isQuiet: Bool) -> Cache? {
    if noCache { return nil }
    guard let cachePath else { return Cache.standardFolder().flatMap { Cache(folder: $0) } }
    do {
      try FilePaths.checkLinks([cachePath])
      if let cache = Cache(folder: cachePath) { return cache }
      throw UsageError("'\(PlainText.line(cachePath))' cannot be used as a cache: no folder can be made there")
    } catch {
      if !isQuiet { Output.note("\(error)") }
      return nil
    }
  }
}

/// Where a run's time went.
struct TimingOptions: ParsableArguments {
  @Flag(help: "Tell on standard error how long each phase took, and how much memory was in use.")
  var timings = false

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
