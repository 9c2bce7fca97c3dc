import NavigationModel

/// One sentence on a run: its findings, and how much was understood.
public enum SummaryLine {
  /// `Found 3 findings (1 error, 2 warnings) in 104 screens; resolved 412 of 431 navigation sites.`
  public static func check(_ report: Report) -> String {
    "Found \(findings(report)) in \(counted(report.screenCount, "screen")); "
      + "\(resolved(report.resolvedCount, of: report.siteCount))\(suspected(report.coverage))."
  }

  /// The line of a run that waits for changes.
  public static func watching(_ files: Int) -> String { "Watching \(counted(files, "file"))." }

  /// The line for a change that starts another run.
  ///
  /// - Parameter files: empty for a change of the configuration.
  public static func changed(_ files: [String]) -> String {
    switch files.count {
    case 0: "The configuration changed."
    case 1...3: "Changed: \(files.map { PlainText.line($0) }.joined(separator: ", "))."
    default:
      "Changed: \(files.prefix(2).map { PlainText.line($0) }.joined(separator: ", ")) and \(files.count - 2) more files."
    }
  }

  /// The number of findings in files of no target; nil where there are none, or where silenced findings are listed.
  public static func silent(_ suppressed: [SuppressedFinding], isListed: Bool) -> String? {
    let count = suppressed.count { $0.cause == .build }
    return count == 0 || isListed
      ? nil
      : "\(count) more in files that no target compiles; '--report-suppressed' lists \(count == 1 ? "it" : "them")."
  }

  /// The number of files that could not be read completely; nil where there are none.
  public static func unread(_ unread: [UnreadSource]) -> String? {
    let count = Set(unread.map(\.location.file)).count
    guard count > 0 else { return nil }
    return "\(counted(count, "file")) could not be read completely, so screens, moves and findings may be missing."
  }

  /// The number of rules that are off by default; nil where all of them run.
  public static func offByDefault(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    let (verb, them) = count == 1 ? ("is", "it") : ("are", "them")
    return "\(counted(count, "rule")) \(verb) off by default: '--all-rules' or 'opt_in_rules: [all]' turns \(them) on, "
      + "'navlint rules --tag opt-in' lists \(them)."
  }

  /// A warning on the findings where much of the navigation was not understood; nil where little is missing.
  public static func doubt(_ report: Report) -> String? {
    let lost = report.siteCount - report.resolvedCount
    guard lost >= leastLost, lost * manyLost >= report.siteCount else { return nil }
    return
      "\(lost) of \(report.siteCount) navigation sites have an unknown destination. Findings may be missing, and "
      + "reachable screens may be reported as unreachable. 'navlint idioms' lists the sites and the reasons."
  }

  /// Fewer tell nothing of an app.
  private static let leastLost = 5
  /// One in this many is much: in most apps it is fewer than one in twenty.
  private static let manyLost = 5

  /// `Mapped 104 screens and 256 transitions; resolved 412 of 431 navigation sites.`
  public static func graph(_ graph: NavigationGraph) -> String {
    "Mapped \(counted(graph.screens.count, "screen")) and \(counted(graph.transitions.count, "transition")); "
      + "\(resolved(graph.resolvedCount, of: graph.siteCount))\(suspected(graph.coverage))."
  }

  /// The unread modules with navigation sites; nil where there are none.
  ///
  /// `Not read: NanoKit (58 sites hang on it), JLRoutes (4) and 2 more modules.`
  public static func notRead(_ coverage: Coverage) -> String? {
    let modules = coverage.unreadModules.filter { $0.siteCount > 0 }
    guard !modules.isEmpty else { return nil }
    let named = modules.prefix(mostModules).enumerated().map { place, module in
      let hang = module.siteCount == 1 ? "site depends" : "sites depend"
      return "\(PlainText.line(module.name)) (\(module.siteCount)\(place == 0 ? " \(hang) on it" : ""))"
    }
    let rest = modules.count - named.count
    return "Not read: \(named.joined(separator: ", "))\(rest > 0 ? " and \(counted(rest, "more module"))" : ""). "
      + "Name a folder that contains its sources with --dependencies, or expect gaps there."
  }

  /// The dependencies that were followed; nil where there are none.
  ///
  /// `Followed the app's code into 312 files of 4 dependencies.`
  public static func dependencies(_ coverage: Coverage) -> String? {
    let modules = coverage.dependencies.filter { $0.fileCount > 0 }
    guard !modules.isEmpty else { return nil }
    let files = modules.reduce(0) { $0 + $1.fileCount }
    let dependencies = modules.count == 1 ? "1 dependency" : "\(modules.count) dependencies"
    let leftOut = modules.reduce(0) { $0 + $1.leftOutCount }
    let more =
      leftOut == 0 ? "" : "; \(counted(leftOut, "more file")) that it reaches were left out, because there are too many"
    return "Followed the app's code into \(counted(files, "file")) of \(dependencies)\(more)."
  }

  /// The limits at which searches for navigation ended; nil where there are none.
  ///
  /// `Some searches stopped at a limit (24 consecutive names): transitions or origins beyond it may be missing.`
  public static func limits(_ coverage: Coverage) -> String? {
    let limits = coverage.limits.filter { $0.lost == .navigation }.map(\.limit)
    guard !limits.isEmpty else { return nil }
    let rest = limits.count - mostLimits
    return "Some searches stopped at a limit (\(limits.prefix(mostLimits).joined(separator: ", "))"
      + "\(rest > 0 ? " and \(rest) more" : "")): transitions or origins beyond it may be missing."
  }

  private static let mostModules = 3
  private static let mostLimits = 3

  private static func findings(_ report: Report) -> String {
    if report.findings.isEmpty { return "no findings" }
    let parts = Severity.allCases.reversed().compactMap { severity in
      let count = report.count(severity)
      return count == 0 ? nil : severity == .info ? "\(count) info" : counted(count, severity.rawValue)
    }
    return "\(counted(report.findings.count, "finding")) (\(parts.joined(separator: ", ")))"
  }

  /// The number of suspected sites, beside that of resolved ones.
  private static func suspected(_ coverage: Coverage) -> String {
    coverage.suspected.isEmpty ? "" : "; \(coverage.suspected.count) suspected"
  }

  private static func resolved(_ resolved: Int, of all: Int) -> String {
    all == 0 ? "found no navigation sites" : "resolved \(resolved) of \(counted(all, "navigation site"))"
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
