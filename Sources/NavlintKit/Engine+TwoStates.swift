import Foundation
import Linking
import SourceFacts
import Workspace

extension Engine {
  /// The facts of two states of an app. A file that is the same in both, moved or not, is extracted once.
  static func facts(
    before: [FileContents], after: [FileContents], threads: Int, report: (AnalysisPhase) -> Void
  ) -> (before: ProgramFacts, after: ProgramFacts) {
    var unique = before
    let origins = origins(of: after, in: before)
    let places = zip(after, origins).map { content, origin -> Int in
      if let origin { return origin }
      unique.append(content)
      return unique.count - 1
    }

    let swift = unique.indices.filter { unique[$0].file.kind == .swift }
    report(.extracting(files: swift.count))
    let extracted = FactExtractor().facts(files: swift.map { (path: unique[$0].file.path, source: unique[$0].bytes) }, threads: threads)
    let swiftFacts = Dictionary(uniqueKeysWithValues: zip(swift, extracted))
    var interfaces: [Int: InterfaceFacts] = [:]
    var propertyLists: [Int: PropertyListFacts] = [:]
    var projects: [Int: ProjectFacts] = [:]
    for (place, content) in unique.enumerated() {
      switch content.file.kind {
      case .swift: break
      case .interface: interfaces[place] = InterfaceBuilderReader().facts(path: content.file.path, source: content.bytes)
      case .propertyList: propertyLists[place] = PropertyListReader().facts(path: content.file.path, source: content.bytes)
      case .project: projects[place] = ProjectReader().facts(path: content.file.path, source: content.bytes)
      }
    }

    func assembled(_ contents: [FileContents], _ places: some Sequence<Int>) -> ProgramFacts {
      var facts = ProgramFacts()
      for (content, place) in zip(contents, places) {
        // The facts do not depend on the path; a moved file has the same under another.
        if var found = swiftFacts[place] {
          found.path = content.file.path
          facts.swift.append(found)
        } else if var found = interfaces[place] {
          found.path = content.file.path
          facts.interfaces.append(found)
        } else if var found = propertyLists[place] {
          found.path = content.file.path
          facts.propertyLists.append(found)
        } else if var found = projects[place] {
          found.path = content.file.path
          facts.projects.append(found)
        }
      }
      return facts
    }
    return (assembled(before, before.indices), assembled(after, places))
  }

  /// For each file of the later state, the earlier one with the same bytes: at the same path, or else one that is gone from its own.
  private static func origins(of after: [FileContents], in before: [FileContents]) -> [Int?] {
    let places = Dictionary(before.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    var origins = after.map { content -> Int? in
      guard let place = places[content.file.path], before[place].bytes == content.bytes else { return nil }
      return place
    }
    let taken = Set(origins.compactMap(\.self))
    let moved = Dictionary(before.indices.filter { !taken.contains($0) }.map { (before[$0].bytes, $0) }) { first, _ in first }
    for index in after.indices where origins[index] == nil {
      guard let place = moved[after[index].bytes], before[place].file.kind == after[index].file.kind else { continue }
      origins[index] = place
    }
    return origins
  }

  /// Whether two states differ in nothing that linking and rules read, but in lines and columns.
  static func saySame(_ facts: (before: ProgramFacts, after: ProgramFacts)) -> Bool {
    let (before, after) = facts
    return before.swift.count == after.swift.count && zip(before.swift, after.swift).allSatisfy { $0.saysTheSame(as: $1) }
      && before.interfaces == after.interfaces && before.propertyLists == after.propertyLists && before.projects == after.projects
  }

  /// Both states linked, at the same time where there is a second thread: linking itself uses one.
  static func link<Result: Sendable>(
    _ facts: (before: ProgramFacts, after: ProgramFacts), roots: (before: String, after: String), threads: Int, project: Project,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks) -> Result
  ) -> (before: Result, after: Result) {
    if threads < 2 {
      return (
        link(facts.before, root: roots.before, project: project, body: body),
        link(facts.after, root: roots.after, project: project, body: body)
      )
    }
    let results = Results<Result>()
    let sides = [(facts.before, roots.before), (facts.after, roots.after)]
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      results.set(link(sides[side].0, root: sides[side].1, project: project, body: body), of: side)
    }
    return results.both
  }

  private final class Results<Result: Sendable>: @unchecked Sendable {
    // Unchecked: touched under the lock only.
    private var values: [Result?] = [nil, nil]
    private let lock = NSLock()
    func set(_ value: Result, of side: Int) { lock.withLock { values[side] = value } }
    var both: (before: Result, after: Result) { lock.withLock { (values[0]!, values[1]!) } }
  }
}
