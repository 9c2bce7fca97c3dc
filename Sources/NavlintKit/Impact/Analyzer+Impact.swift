import Comparing
import Linking
import NavigationModel
import Workspace

/// The impact of a change of some files, and the graph behind it.
public struct ImpactScan: Sendable {
  public var scan: Analyzer.Scan
  public var plan: TestPlan
  /// Files that were named but are not among those that navlint read.
  public var notRead: [String]
}

extension Analyzer {
  /// The impact of a change of some files, and the walks that test it.
  ///
  /// - Parameter files: each as a person names it, from the current folder or from the sources' root.
  public func impact(_ paths: [String], of files: [ChangedFile], report: (AnalysisPhase) -> Void = { _ in }) throws
    -> ImpactScan
  {
    let reading = try read(paths, report: report)
    let root = reading.sources.root
    let known = Set(reading.sources.contents.map(\.file.path))
    var changed = ChangedCode()
    var notRead: [String] = []
    for file in files {
      if let path = Self.path(file.path, under: root, in: known) {
        changed.add(path, lines: file.lines.map { $0.lowerBound..<$0.upperBound + 1 } ?? 1..<Int.max)
      } else {
        notRead.append(file.path)
      }
    }
    let result = try link(reading, report: report) { [project, changed] program, remarks in
      (
        graph: program.graph, impact: ImpactFinder(program).impact(of: changed), notes: program.notes,
        unmet: UnmetNames(program, remarks, project)
      )
    }
    let judged = Engine.Judged(graph: result.graph, notes: result.notes, unmet: result.unmet)
    return ImpactScan(
      scan: scan(judged, reading), plan: GraphQuestions(result.graph).testPlan(for: result.impact), notRead: notRead)
  }

  /// The impact of the code that only one of two states has; the second is that of the files on disk.
  package func impact(
    _ paths: [String], of changes: SourceChanges, report: (AnalysisPhase) -> Void = { _ in }
  ) throws -> Impact {
    let reading = try read(paths, report: report)
    return try link(reading, report: report) { program, _ in
      ImpactFinder(program).impact(of: ChangedCode(changes))
    }
  }

  private static func path(_ name: String, under root: String, in known: Set<String>) -> String? {
    let cleaned = FilePaths.cleaned(name)
    return [cleaned, FilePaths.relative(cleaned, to: FilePaths.cleaned(root))].compactMap(\.self).first(
      where: known.contains)
  }
}
