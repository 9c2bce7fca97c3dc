import Dialects
import Linking
import NavigationModel
import SourceFacts
import Workspace

/// Files' bytes to a navigation graph. The only place that calls extraction and linking.
enum Engine {
  static func graph(of contents: [FileContents], root: String, threads: Int, report: (AnalysisPhase) -> Void) -> NavigationGraph {
    let swift = contents.filter { $0.file.kind == .swift }
    report(.extracting(files: swift.count))
    let facts = FactExtractor().facts(files: swift.map { (path: $0.file.path, source: $0.bytes) }, threads: threads)
    report(.linking)
    return Linker().graph(facts: facts, root: root)
  }
}
