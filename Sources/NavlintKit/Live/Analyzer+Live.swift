import Caching
import Linking
import NavigationModel
import Workspace

extension Analyzer {
  /// Graph, verdict and further answers for a live program. Nothing of it is cached between runs: the text of an editor
  /// at one moment is of no use later.
  ///
  /// - Parameter unsaved: texts that replace those of files, by the files' indexes among the sources.
  func live(
    _ reading: Reading, unsaved: [Int: [UInt8]], _ memory: FactMemory, report: (AnalysisPhase) -> Void
  ) throws(TargetError) -> (LiveState, Engine.Extraction) {
    let sources = reading.sources.replacing(unsaved)
    var engine = engine
    engine.known.merge(memory.facts) { $1 }
    let extraction = engine.facts(of: [sources], report: report)
    let chosen = try ProgramFacts.selecting(project.target, in: extraction.programs)
    report(.linking)
    let judging = reading.judging
    // Unsaved text is not cached for other runs.
    let kept = unsaved.isEmpty ? extraction : Engine.Extraction()
    let made = engine.keeping(kept) {
      engine.link(chosen[0], of: extraction.programs[0], root: sources.root, project: project) { program, remarks in
        Made(
          graph: program.graph, verdict: judging.verdict(on: program, remarks), idioms: program.idioms,
          notes: program.notes, unmet: UnmetNames(program, remarks, judging.project),
          needs: ScreenNeed.all(in: program), means: MoveMeans.all(in: program))
      }
    }
    let warnings = reading.warnings + (reading.coverage?.warnings(on: made.graph, made.unmet) ?? [])
    let scan = Scan(
      graph: made.graph, notes: reading.notes + made.notes, warnings: warnings.inFileOrder,
      swiftFiles: sources.swiftFiles)
    let check = Check(
      scan: scan, findings: made.verdict.findings, suppressed: made.verdict.suppressed,
      echoes: made.verdict.echoes,
      rulesOffByDefault: judging.plan.offByDefault)
    return (
      LiveState(
        check: check, idioms: made.idioms, needs: made.needs, means: made.means, project: project, sources: sources),
      extraction
    )
  }

  private struct Made: Sendable {
    var graph: NavigationGraph
    var verdict: Verdict
    var idioms: [Idiom]
    var notes: [Note]
    var unmet: UnmetNames
    var needs: [String: [ScreenNeed]]
    var means: [SourceLocation: [Transition.Kind: MoveMeans]]
  }
}

extension Analyzer.Reading {
  /// Whether the inputs of a result are equal.
  func isSame(as other: Self) -> Bool {
    guard sources.isSame(as: other.sources), notes == other.notes, let mine = configuration else { return false }
    return mine == other.configuration
  }

  /// The digest of the configuration's files; nil for one that did not come from files.
  private var configuration: ContentDigest? {
    var builder = DigestBuilder()
    guard judging.project.describe(into: &builder, root: sources.root) else { return nil }
    judging.folders.describe(into: &builder)
    return builder.digest()
  }
}

extension SourceSet {
  /// A copy with replaced texts, by the files' indexes.
  func replacing(_ texts: [Int: [UInt8]]) -> SourceSet {
    var result = self
    for (place, text) in texts {
      let replaced = FileContents(file: contents[place].file, text: text)
      result.contents[place] = replaced
      result.digests[place] = Self.digest(replaced)
    }
    return result
  }
}
