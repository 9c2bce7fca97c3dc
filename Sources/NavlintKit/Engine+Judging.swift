import Caching
import Foundation
import Linking
import NavigationModel
import Rules
import SourceFacts
import Workspace

extension Engine {
  /// A program's graph, and the rules' findings on request.
  struct Judged: Sendable {
    var graph: NavigationGraph
    var verdict: Verdict?
    /// Parts that linking skipped.
    var notes: [Note] = []
    /// Names in the configuration that the code behind the graph lacks.
    var unmet = UnmetNames()
    /// The impact of the changed code, on request; never cached.
    var impact: Impact?

    /// Remarks beside graph and verdict are not cached, so a run with some is created again and reports them again.
    var isKept: Bool { notes.isEmpty && unmet == UnmetNames() }
  }

  /// The graphs and verdicts of one or two programs, taken from an earlier run where nothing changed. Where two states
  /// of an app only differ in lines and columns, the second stands for both.
  ///
  /// - Parameters:
  ///   - wantsVerdict: false when only the graphs are needed.
  ///   - changed: the changes from the first to the last program, for their impact. That depends on the code, so the
  ///     last
  ///     program is linked even where its graph is known.
  func judged(
    _ programs: [SourceSet], _ judging: Judging, wantsVerdict: Bool, sketches: Bool = false,
    changed: ChangedCode? = nil, report: (AnalysisPhase) -> Void
  ) throws(TargetError) -> [Judged] {
    let last = programs.count - 1
    let (keys, kept) = clock.measure(.recall) {
      let keys = programs.map { program in cache.flatMap { ResultKeys($0, program, judging, sketches: sketches) } }
      let kept = keys.enumerated().map { place, keys in
        changed != nil && place == last ? nil : keys.flatMap { recalled($0, judging, wantsVerdict: wantsVerdict) }
      }
      for (program, judged) in zip(programs, kept) {
        if let judged { keepState(program, judging, hasVerdict: judged.verdict != nil, sketches: sketches) }
      }
      return (keys, kept)
    }
    // A program that equals an earlier one of the list is not linked again.
    var results = kept
    var engine = self
    let open = programs.indices.filter { index in
      guard results[index] == nil, !programs[..<index].contains(where: { $0.isSame(as: programs[index]) }) else {
        return false
      }
      if changed != nil, index == last { return true }
      results[index] = engine.recalledByFacts(
        programs[index], judging, wantsVerdict: wantsVerdict, sketches: sketches, report: report)
      if let judged = results[index], let keys = keys[index] {
        keep(judged, keys, of: programs[index], judging, sketches: sketches)
      }
      return results[index] == nil
    }
    if !open.isEmpty {
      let new = open.map { programs[$0] }
      let extraction = engine.facts(of: new, report: report)
      report(.linking)
      let linked = try linked(
        extraction, new, open.map { keys[$0] }, judging, wantsVerdict: wantsVerdict, sketches: sketches,
        changed: open.last == last ? changed : nil)
      for (place, judged) in zip(open, linked) { results[place] = judged }
    }
    return programs.indices.map { index in
      results[index] ?? results[programs.firstIndex { $0.isSame(as: programs[index]) }!]!
    }
  }

  /// Links and judges programs without cached results, and caches theirs under their keys.
  ///
  /// - Parameter changed: the changes for the impact of the last program.
  private func linked(
    _ extraction: Extraction, _ programs: [SourceSet], _ keys: [ResultKeys?], _ judging: Judging, wantsVerdict: Bool,
    sketches: Bool, changed: ChangedCode?
  ) throws(TargetError) -> [Judged?] {
    let states = extraction.programs
    let areTwins =
      programs.count == 2 && programs[0].root == programs[1].root && states[0].saysTheSame(as: states[1])
    let linked = areTwins ? [1] : Array(programs.indices)
    let chosen = try ProgramFacts.selecting(judging.project.target, in: states)
    var results = [Judged?](repeating: nil, count: programs.count)
    keeping(extraction) {
      let made = parallel(linked.count) { place in
        let number = linked[place]
        return link(
          chosen[number], of: states[number], root: programs[number].root, project: judging.project, sketches: sketches
        ) { program, remarks in
          Judged(
            graph: program.graph, verdict: wantsVerdict ? judging.verdict(on: program, remarks) : nil,
            notes: program.notes, unmet: UnmetNames(program, remarks, judging.project),
            impact: number == programs.count - 1 ? changed.map(ImpactFinder(program).impact) : nil)
        }
      }
      for (number, judged) in zip(linked, made) {
        results[number] = judged
        if judged.isKept, let keys = keys[number] {
          clock.measure(.keep) { keep(judged, keys, of: programs[number], judging, sketches: sketches) }
        }
      }
      if areTwins {
        results[0] = made[0]
        // A difference in lines alone has no impact.
        results[1]?.impact = nil
      }
    }
    for number in linked where results[number]?.isKept == true {
      keys[number].map { keep($0, behindFactsOf: programs[number], judging, wantsVerdict: wantsVerdict, sketches) }
    }
    return results
  }

  /// Caches results by digests of facts, which are known now.
  private func keep(
    _ keys: ResultKeys, behindFactsOf program: SourceSet, _ judging: Judging, wantsVerdict: Bool, _ sketches: Bool
  ) {
    guard let cache, let others = ResultKeys(cache, program, judging, sketches: sketches, from: .facts) else { return }
    cache.keep(keys.graph, behind: others.graph)
    if wantsVerdict { cache.keep(keys.verdict, behind: others.verdict) }
  }

  /// Results of an earlier run whose files only differ from these in code that extraction does not keep, or in places:
  /// in comments, blank lines, tests.
  ///
  /// Reads the facts of new files for that. Where no results are found, these facts are used for linking.
  private mutating func recalledByFacts(
    _ program: SourceSet, _ judging: Judging, wantsVerdict: Bool, sketches: Bool, report: (AnalysisPhase) -> Void
  ) -> Judged? {
    guard let cache, program.given.isEmpty else { return nil }
    let new = zip(program.contents, program.digests).filter {
      cache.digestOfFacts(of: $1, kind: $0.file.kind, path: $0.file.path) == nil
    }
    // With many new files it is another app, or the first run.
    guard new.count * Self.mostNew < program.contents.count else { return nil }
    // Without new files it is a state assembled from files of earlier ones.
    let extraction =
      new.isEmpty
      ? Extraction()
      : facts(of: [SourceSet(root: program.root, contents: new.map(\.0), threads: threads)], report: report)
    for item in extraction.new { known[Content(kind: item.kind, path: item.path, digest: item.content)] = item.facts }
    clock.measure(.keep) { cache.keep(extraction.new) }
    if let others = ResultKeys(cache, program, judging, sketches: sketches, from: .facts),
      let graph = cache.key(behind: others.graph),
      let verdict = wantsVerdict ? cache.key(behind: others.verdict) : graph,
      let judged = recalled(
        ResultKeys(graph: graph, verdict: verdict, files: others.files), judging, wantsVerdict: wantsVerdict)
    {
      return judged
    }
    return clock.measure(.recall) { recalledMoved(program, judging, wantsVerdict: wantsVerdict, sketches: sketches) }
  }

  /// Results of the last run over files of these names, where the code of the changed files only moved.
  private func recalledMoved(_ program: SourceSet, _ judging: Judging, wantsVerdict: Bool, sketches: Bool) -> Judged? {
    guard let cache, let names = ResultKeys(cache, program, judging, sketches: sketches, from: .names),
      let digests = cache.lastState(names.lastState(hasVerdict: wantsVerdict)), digests.count == program.digests.count
    else { return nil }
    var moves: [String: CodeMoves] = [:]
    for (content, (old, new)) in zip(program.contents, zip(digests, program.digests)) where old != new {
      let file = content.file
      guard moves.count * Self.mostNew < digests.count,
        case .swift(let before)? = cache.facts(of: old, kind: file.kind, path: file.path),
        case .swift(let after)? = known[Content(kind: file.kind, path: file.path, digest: new)]
          ?? cache.facts(of: new, kind: file.kind, path: file.path),
        let moved = CodeMoves(from: before, to: after)
      else { return nil }
      moves[file.path] = moved
    }
    var last = program
    last.digests = digests
    return ResultKeys(cache, last, judging, sketches: sketches).flatMap {
      recalled($0, judging, wantsVerdict: wantsVerdict, moves: moves)
    }
  }

  /// Results are looked up by facts if at most one file in this many is new.
  private static let mostNew = 4

  private func recalled(_ keys: ResultKeys, _ judging: Judging, wantsVerdict: Bool, moves: [String: CodeMoves] = [:])
    -> Judged?
  {
    guard let cache, let graph = cache.graph(keys.graph, files: keys.files, moves: moves) else { return nil }
    if !wantsVerdict { return Judged(graph: graph) }
    guard let verdict = cache.verdict(keys.verdict, files: keys.files, rules: judging.plan.known, moves: moves) else {
      return nil
    }
    return Judged(graph: graph, verdict: verdict)
  }

  private func keep(_ judged: Judged, _ keys: ResultKeys, of program: SourceSet, _ judging: Judging, sketches: Bool) {
    guard let cache else { return }
    cache.keep(judged.graph, keys.graph, files: keys.files)
    if let verdict = judged.verdict { cache.keep(verdict, keys.verdict, files: keys.files) }
    keepState(program, judging, hasVerdict: judged.verdict != nil, sketches: sketches)
  }

  private func keepState(_ program: SourceSet, _ judging: Judging, hasVerdict: Bool, sketches: Bool) {
    guard let cache,
      let key = ResultKeys(cache, program, judging, sketches: sketches, from: .names)?.lastState(hasVerdict: hasVerdict)
    else { return }
    if cache.lastState(key) != program.digests { cache.keep(program.digests, inLastState: key) }
  }

  /// The results of some pieces of work, in parallel where there are threads: linking itself uses one.
  private func parallel<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    if threads < 2 || count < 2 { return (0..<count).map(work) }
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { results.set(work($0), at: $0) }
    return results.all
  }

  private final class Results<Result: Sendable>: @unchecked Sendable {
    // Unchecked: only accessed under the lock.
    private var values: [Result?]
    private let lock = NSLock()
    init(count: Int) { values = Array(repeating: nil, count: count) }
    func set(_ value: Result, at place: Int) { lock.withLock { values[place] = value } }
    var all: [Result] { lock.withLock { values.map { $0! } } }
  }
}

extension Judging {
  func verdict(on program: LinkedProgram, _ remarks: SourceRemarks) -> Verdict {
    let found = RuleRunner(rules: plan.rules, isPedantic: true).found(in: program)
    let judged = plan.report(found.told, in: program.graph, remarks, confidence: confidence)
    let echoes = plan.report(echoes: found.echoes, in: program.graph, remarks, confidence: confidence)
    return Verdict(findings: judged.findings, suppressed: judged.suppressed, echoes: echoes)
  }
}
