import Configuration
import Dialects
import Linking
import NavigationModel
import Rules
import SourceFacts
import Workspace

/// What extraction keeps of an app's files.
struct ProgramFacts: Sendable {
  var swift: [FileFacts] = []
  var interfaces: [InterfaceFacts] = []
  var propertyLists: [PropertyListFacts] = []
  var projects: [ProjectFacts] = []

  /// The files of which a part was not read.
  func notes(root: String) -> [Note] {
    swift.compactMap { file in
      file.cut.map { Note(path: FilePaths.join(root, file.path), message: "line \($0.line): \($0.description); what lies deeper is not read") }
    }
  }
}

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
  static func facts(of contents: [FileContents], threads: Int, report: (AnalysisPhase) -> Void) -> ProgramFacts {
    let swift = contents.filter { $0.file.kind == .swift }
    report(.extracting(files: swift.count))
    return ProgramFacts(
      swift: FactExtractor().facts(files: swift.map { (path: $0.file.path, source: $0.bytes) }, threads: threads),
      interfaces: contents.filter { $0.file.kind == .interface }
        .compactMap { InterfaceBuilderReader().facts(path: $0.file.path, source: $0.bytes) },
      propertyLists: contents.filter { $0.file.kind == .propertyList }
        .compactMap { PropertyListReader().facts(path: $0.file.path, source: $0.bytes) },
      projects: contents.filter { $0.file.kind == .project }
        .compactMap { ProjectReader().facts(path: $0.file.path, source: $0.bytes) })
  }

  /// - Parameter body: runs while the code behind the graph is at hand, on a stack that may be used deeply.
  static func link<Result: Sendable>(
    _ facts: ProgramFacts, root: String, project: Project = .none, sketches: Bool = false,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks) -> Result
  ) -> Result {
    let remarks = SourceRemarks(facts.swift)
    var linker = linker(project.configuration, project.dialects)
    linker.sketches = sketches
    return linker.program(
      facts: facts.swift, interfaces: facts.interfaces, propertyLists: facts.propertyLists, projects: facts.projects, root: root
    ) { body($0, remarks) }
  }

  private static func linker(_ configuration: ProjectConfiguration, _ dialects: [Dialect]) -> Linker {
    // A description of a library that navlint knows takes the place of what it knows.
    let own = Set(dialects.map(\.name))
    var linker = Linker(dialects: Dialect.builtIn.filter { !own.contains($0.name) } + dialects, idioms: configuration.idioms)
    linker.entryPoints = Dictionary(configuration.entryPoints.map { ($0.value.screen, $0.value.via) }) { $1 }
    return linker
  }
}
