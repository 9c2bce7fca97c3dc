import Dialects
import Linking
import NavigationModel
import SourceFacts
import Workspace

/// Files' bytes to a navigation graph. The only place that calls extraction and linking.
enum Engine {
  static func graph(of contents: [FileContents], root: String, threads: Int, sketches: Bool = false, report: (AnalysisPhase) -> Void) -> NavigationGraph {
    let swift = contents.filter { $0.file.kind == .swift }
    report(.extracting(files: swift.count))
    let facts = FactExtractor().facts(files: swift.map { (path: $0.file.path, source: $0.bytes) }, threads: threads)
    let interfaces = contents.filter { $0.file.kind == .interface }
      .compactMap { InterfaceBuilderReader().facts(path: $0.file.path, source: $0.bytes) }
    let propertyLists = contents.filter { $0.file.kind == .propertyList }
      .compactMap { PropertyListReader().facts(path: $0.file.path, source: $0.bytes) }
    report(.linking)
    var linker = Linker()
    linker.sketches = sketches
    return linker.graph(facts: facts, interfaces: interfaces, propertyLists: propertyLists, root: root)
  }
}
