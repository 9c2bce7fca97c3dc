import Caching
import Linking
import NavigationModel
import Threads
import Workspace

extension Analyzer {
  /// Graph, verdict and further answers for a live program. Nothing of it is cached between runs: the text of an editor
  /// at one moment is of no use later.
  ///
  /// - Parameters:
  ///   - unsaved: texts that replace those of files, by the files' indexes among the sources.
  ///   - stop: gives the run up.
  /// - Returns: the state, nil where the run was given up; and the facts that were read, each complete.
  func live(
    _ reading: Reading, unsaved: [Int: [UInt8]], _ memory: FactMemory, stop: StopSignal,
    report: (AnalysisPhase) -> Void
  ) throws(TargetError) -> (state: LiveState?, memory: FactMemory) {
    let sources = reading.sources.replacing(unsaved)
    var engine = engine
    engine.known.merge(memory.facts) { $1 }
    engine.stop = stop
    let extraction = engine.facts(of: [sources], report: report)
    let kept = FactMemory(extraction)
    if stop.isSet { return (nil, kept) }
    let chosen = try ProgramFacts.selecting(project.target, in: extraction.programs)
    report(.linking)
    let judging = reading.judging
    // Unsaved text is not cached for other runs.
    let made = engine.keeping(unsaved.isEmpty ? extraction : Engine.Extraction()) {
      engine.link(chosen[0], of: extraction.programs[0], root: sources.root, project: project) { program, remarks in
        Made(program, judging, remarks, stop: stop)
      }
    }
    // Asked last: a run that was stopped anywhere before is incomplete.
    guard let made, !stop.isSet else { return (nil, kept) }
    return (state(made, reading, sources), kept)
  }

  private func state(_ made: Made, _ reading: Reading, _ sources: SourceSet) -> LiveState {
    let warnings = reading.warnings + (reading.coverage?.warnings(on: made.graph, made.unmet) ?? [])
    let scan = Scan(
      graph: made.graph, notes: reading.notes + made.notes, warnings: warnings.inFileOrder,
      swiftFiles: sources.swiftFiles)
    let check = Check(
      scan: scan, findings: made.verdict.findings, suppressed: made.verdict.suppressed,
      echoes: made.verdict.echoes,
      rulesOffByDefault: reading.judging.plan.offByDefault)
    return LiveState(
      check: check, idioms: made.idioms, needs: made.needs, means: made.means, project: project, sources: sources)
  }

  private struct Made: Sendable {
    let graph: NavigationGraph
    let verdict: Verdict
    let idioms: [Idiom]
    let notes: [Note]
    let unmet: UnmetNames
    let needs: [String: [ScreenNeed]]
    let means: [SourceLocation: [Transition.Kind: MoveMeans]]

    /// nil where the run was given up.
    init?(_ program: LinkedProgram, _ judging: Judging, _ remarks: SourceRemarks, stop: StopSignal) {
      if stop.isSet { return nil }
      graph = program.graph
      verdict = judging.verdict(on: program, remarks)
      if stop.isSet { return nil }
      idioms = program.idioms
      notes = program.notes
      unmet = UnmetNames(program, remarks, judging.project)
      needs = ScreenNeed.all(in: program)
      means = MoveMeans.all(in: program)
    }
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
