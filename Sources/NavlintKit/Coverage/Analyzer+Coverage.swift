import Dialects
import Linking
import NavigationModel
import SourceFacts
import TestReading
import Threads
import Workspace

extension Analyzer {
  /// The graph, and the screens that the tests beside the sources open.
  public func coverage(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> (
    scan: Scan, coverage: TestCoverage
  ) {
    let reading = try read(paths, report: report)
    let declarations = LinkDeclarations(reading.sources.contents).all
    let extraction = engine.facts(of: [reading.sources], report: report)
    let chosen = try ProgramFacts.selecting(project.target, in: extraction.programs)
    report(.linking)
    let result = engine.keeping(extraction) {
      engine.link(chosen[0], of: extraction.programs[0], root: reading.sources.root, project: project) {
        [project] program, remarks in
        (
          clues: ScreenClues(program, ledger: LinkAgreement(program.linkLedger, declarations: declarations).ledger),
          graph: program.graph, notes: program.notes, unmet: UnmetNames(program, remarks, project)
        )
      }
    }
    let read = tests(reading.sources, facts: extraction.programs[0].swift)
    let flows = FlowDiscovery(root: reading.sources.root, names: FlowCommands.maestro.folders)
      .flows(beside: reading.sources.contents.map(\.file.path))
    let flowFacts = flows.flows.map { FlowFacts(path: $0.path, source: $0.bytes) }
    let coverage = CoverageFinder(graph: result.graph, clues: result.clues).coverage(
      tests: read.tests, flows: FlowReader(flowFacts).tests, unread: read.unread + flowFacts.compactMap(\.unread))
    var judged = scan(Engine.Judged(graph: result.graph, notes: result.notes, unmet: result.unmet), reading)
    judged.notes += flows.notes
    return (judged, coverage)
  }

  /// The actions of the tests among the sources. Their facts only say that they are tests, so they are read again.
  private func tests(_ sources: SourceSet, facts: [FileFacts]) -> (tests: [ReadTest], unread: [UnreadSource]) {
    let paths = Set(facts.filter(\.isTest).map(\.path))
    let files = sources.contents.filter { $0.file.kind == .swift && paths.contains($0.file.path) }
    let whole = LargeStack.map(files, threads: threads) {
      FactExtractor.wholeTest(path: $0.file.path, source: $0.bytes)
    }
    let reader = TestReader(tests: whole, app: facts.filter { !$0.isTest })
    let refused = files.filter { $0.refusal != nil }.map {
      UnreadSource(location: SourceLocation(file: $0.file.path, line: 1), reason: $0.refusal ?? "")
    }
    let cut = whole.compactMap { file in
      file.cut.map {
        UnreadSource(location: SourceLocation(file: file.path, line: Int($0.line)), reason: $0.description)
      }
    }
    return (reader.tests(threads: threads), refused + cut)
  }
}

extension FlowFacts {
  fileprivate var unread: UnreadSource? {
    gap.map { UnreadSource(location: SourceLocation(file: path, line: 1), reason: $0) }
  }
}
