import Caching
import Foundation
import Linking
import NavigationModel
import Rules
import Workspace

extension Engine {
  /// A program's graph, and what the rules say of it where that was asked for.
  struct Judged: Sendable {
    var graph: NavigationGraph
    var verdict: Verdict?
    /// The files of which a part was not read. Results with such files are not kept, so that every run says it.
    var notes: [Note] = []
  }

  /// One or two programs to their graphs and verdicts, taken over from an earlier run where nothing changed. Of two states
  /// of an app that differ in lines and columns only, the second stands for both.
  ///
  /// - Parameter wantsVerdict: false when only the graphs are of interest.
  func judged(
    _ programs: [SourceSet], _ judging: Judging, wantsVerdict: Bool, sketches: Bool = false, report: (AnalysisPhase) -> Void
  ) -> [Judged] {
    let (keys, kept) = clock.measure(.recall) {
      let keys = programs.map { program in cache.flatMap { ResultKeys($0, program, judging, sketches: sketches) } }
      return (keys, keys.map { $0.flatMap { recalled($0, judging, wantsVerdict: wantsVerdict) } })
    }
    // A program that is the same as an earlier one of the list is not linked again.
    var results = kept
    let open = programs.indices.filter { index in
      results[index] == nil && !programs[..<index].contains { $0.isSame(as: programs[index]) }
    }
    if !open.isEmpty {
      let extraction = facts(of: open.map { programs[$0] }, report: report)
      report(.linking)
      let states = extraction.programs
      let areTwins = open.count == 2 && programs[open[0]].root == programs[open[1]].root && states[0].saysTheSame(as: states[1])
      let linked = areTwins ? [1] : Array(open.indices)
      keeping(extraction) {
        let made = parallel(linked.count) { place in
          let program = linked[place]
          return link(states[program], root: programs[open[program]].root, project: judging.project, sketches: sketches) { program, remarks in
            Judged(graph: program.graph, verdict: wantsVerdict ? judging.verdict(on: program, remarks) : nil)
          }
        }
        for (place, var judged) in zip(linked, made) {
          judged.notes = states[place].notes(root: programs[open[place]].root)
          results[open[place]] = judged
          if judged.notes.isEmpty, let cache, let keys = keys[open[place]] { clock.measure(.keep) { keep(judged, keys, in: cache) } }
        }
        if areTwins { results[open[0]] = made[0] }
      }
    }
    return programs.indices.map { index in
      results[index] ?? results[programs.firstIndex { $0.isSame(as: programs[index]) }!]!
    }
  }

  private func recalled(_ keys: ResultKeys, _ judging: Judging, wantsVerdict: Bool) -> Judged? {
    guard let cache, let graph = cache.graph(keys.graph, files: keys.files) else { return nil }
    if !wantsVerdict { return Judged(graph: graph) }
    guard let verdict = cache.verdict(keys.verdict, files: keys.files, rules: judging.plan.known) else { return nil }
    return Judged(graph: graph, verdict: verdict)
  }

  private func keep(_ judged: Judged, _ keys: ResultKeys, in cache: Cache) {
    cache.keep(judged.graph, keys.graph, files: keys.files)
    if let verdict = judged.verdict { cache.keep(verdict, keys.verdict, files: keys.files) }
  }

  /// The results of some pieces of work, at the same time where there are threads: linking itself uses one.
  private func parallel<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    if threads < 2 || count < 2 { return (0..<count).map(work) }
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { results.set(work($0), at: $0) }
    return results.all
  }

  private final class Results<Result: Sendable>: @unchecked Sendable {
    // Unchecked: touched under the lock only.
    private var values: [Result?]
    private let lock = NSLock()
    init(count: Int) { values = Array(repeating: nil, count: count) }
    func set(_ value: Result, at place: Int) { lock.withLock { values[place] = value } }
    var all: [Result] { lock.withLock { values.map { $0! } } }
  }
}

extension Judging {
  func verdict(on program: LinkedProgram, _ remarks: SourceRemarks) -> Verdict {
    let found = RuleRunner(rules: plan.rules, isPedantic: true).findings(in: program)
    let judged = plan.report(found, directives: remarks.directives, confidence: confidence)
    return Verdict(findings: judged.findings, suppressed: judged.suppressed)
  }
}
