import Caching
import Linking
import NavigationModel
import Threads
import Workspace

extension Analyzer {
  /// Graph, verdict and further answers for a live program. Nothing of it is cached between runs: the text of an editor
  /// at one moment is of no use later. Where the program says what it said when it was linked last, it is not linked.
  ///
  /// - Parameters:
  ///   - unsaved: texts that replace those of files, by the files' indexes among the sources.
  ///   - memory: receives what the next run can use.
  ///   - stop: gives the run up.
  /// - Returns: nil where the run was given up.
  func live(
    _ live: LiveReading, unsaved: [Int: [UInt8]], _ memory: inout LiveMemory, stop: StopSignal,
    report: (AnalysisPhase) -> Void
  ) throws(TargetError) -> LiveState? {
    let reading = live.reading
    let sources = reading.sources.replacing(unsaved)
    var engine = engine
    engine.known.merge(memory.facts.facts) { $1 }
    engine.stop = stop
    let extraction = engine.facts(of: [sources], report: report)
    let whole = extraction.programs[0]
    memory.facts = FactMemory(extraction)
    // Unsaved text is not cached for other runs.
    let kept = unsaved.isEmpty ? extraction : Engine.Extraction()
    if let made = memory.linked?.result(for: whole, live.basis) {
      return engine.keeping(kept) { state(made, reading, sources) }
    }
    if stop.isSet { return nil }
    let chosen = try ProgramFacts.selecting(project.target, in: extraction.programs)
    report(.linking)
    let judging = reading.judging
    let made = engine.keeping(kept) {
      engine.link(chosen[0], of: whole, root: sources.root, project: project) { program, remarks in
        LiveMade(program, judging, remarks, stop: stop)
      }
    }
    // Asked last: a run that was stopped anywhere before is incomplete.
    guard let made, !stop.isSet else { return nil }
    memory.linked = LinkedState(made, of: whole, live.basis)
    return state(made, reading, sources)
  }

  private func state(_ made: LiveMade, _ reading: Reading, _ sources: SourceSet) -> LiveState {
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
