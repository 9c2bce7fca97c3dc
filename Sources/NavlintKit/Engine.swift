import Dialects
import Linking
import NavigationModel
import SourceFacts
import Workspace

/// What extraction keeps of an app's files.
struct ProgramFacts: Sendable {
  var swift: [FileFacts] = []
  var interfaces: [InterfaceFacts] = []
  var propertyLists: [PropertyListFacts] = []
}

/// Files' bytes to a navigation graph and what the rules say of it. The only place that calls extraction and linking.
enum Engine {
  static func facts(of contents: [FileContents], threads: Int, report: (AnalysisPhase) -> Void) -> ProgramFacts {
    let swift = contents.filter { $0.file.kind == .swift }
    report(.extracting(files: swift.count))
    return ProgramFacts(
      swift: FactExtractor().facts(files: swift.map { (path: $0.file.path, source: $0.bytes) }, threads: threads),
      interfaces: contents.filter { $0.file.kind == .interface }
        .compactMap { InterfaceBuilderReader().facts(path: $0.file.path, source: $0.bytes) },
      propertyLists: contents.filter { $0.file.kind == .propertyList }
        .compactMap { PropertyListReader().facts(path: $0.file.path, source: $0.bytes) })
  }

  /// - Parameter body: runs while the code behind the graph is at hand, on a stack that may be used deeply.
  static func link<Result: Sendable>(_ facts: ProgramFacts, root: String, body: @escaping @Sendable (LinkedProgram) -> Result) -> Result {
    Linker().program(facts: facts.swift, interfaces: facts.interfaces, propertyLists: facts.propertyLists, root: root, body: body)
  }
}
