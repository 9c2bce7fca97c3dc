import Configuration
import Dialects
import Linking
import NavigationModel
import Rules
import SourceFacts
import Workspace

/// What the sources say besides navigation.
struct SourceRemarks: Sendable {
  /// Comments that speak to navlint.
  var directives: [SourceDirective]
  /// The navigation libraries that the sources import, by their dialects' names, sorted.
  var libraries: [String]
  /// The Swift files, by path.
  var files: [String]

  init(_ facts: [FileFacts]) {
    directives = facts.flatMap { file in
      file.directives.map { SourceDirective(location: SourceLocation(file: file.path, line: Int($0.line)), text: $0.text) }
    }
    var imported: Set<String> = []
    for file in facts {
      for child in file.children(file.root) where file.nodes[Int(child)].kind == .import { imported.insert(file.name(child)) }
    }
    libraries = Dialect.builtIn.filter { $0.describesNavigation && $0.modules.contains(where: imported.contains) }.map(\.name).sorted()
    files = facts.map(\.path)
  }
}

/// Files' bytes to a navigation graph and what the rules say of it. The only place that calls extraction and linking.
enum Engine {
  /// - Parameter body: runs while the code behind the graph is at hand, on a stack that may be used deeply.
  static func link<Result: Sendable>(
    _ contents: [FileContents], root: String, threads: Int, configuration: ProjectConfiguration = ProjectConfiguration(),
    dialects: [Dialect] = [], sketches: Bool = false, report: (AnalysisPhase) -> Void,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks) -> Result
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
    let remarks = SourceRemarks(facts)
    var linker = linker(configuration, dialects)
    linker.sketches = sketches
    return linker.program(facts: facts, interfaces: interfaces, propertyLists: propertyLists, projects: projects, root: root) { body($0, remarks) }
  }

  private static func linker(_ configuration: ProjectConfiguration, _ dialects: [Dialect]) -> Linker {
    var linker = Linker(dialects: Dialect.builtIn + dialects, idioms: configuration.idioms)
    linker.entryPoints = Dictionary(configuration.entryPoints.map { ($0.value.screen, $0.value.via) }) { $1 }
    return linker
  }
}
