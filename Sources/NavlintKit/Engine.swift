import Dialects
import Linking
import NavigationModel
import SourceFacts
import Workspace

/// Files' bytes to a navigation graph and what the rules say of it. The only place that calls extraction and linking.
enum Engine {
  /// - Parameter body: runs while the code behind the graph is at hand, on a stack that may be used deeply.
  static func link<Result: Sendable>(
    _ contents: [FileContents], root: String, threads: Int, report: (AnalysisPhase) -> Void,
    body: @escaping @Sendable (LinkedProgram) -> Result
  ) -> Result {
    let swift = contents.filter { $0.file.kind == .swift }
    report(.extracting(files: swift.count))
    let facts = FactExtractor().facts(files: swift.map { (path: $0.file.path, source: $0.bytes) }, threads: threads)
    let interfaces = contents.filter { $0.file.kind == .interface }
      .compactMap { InterfaceBuilderReader().facts(path: $0.file.path, source: $0.bytes) }
    let propertyLists = contents.filter { $0.file.kind == .propertyList }
      .compactMap { PropertyListReader().facts(path: $0.file.path, source: $0.bytes) }
    let projects = contents.filter { $0.file.kind == .project }
      .compactMap { ProjectReader().facts(path: $0.file.path, source: $0.bytes) }
    report(.linking)
    return Linker().program(facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects, root: root, body: body)
  }
}
