import Caching
import Dialects
import NavigationModel
import SourceFacts
import Threads
import Workspace

/// Reads the sources of the modules that an app imports, and of their imports.
struct DependencyReader {
  let folders: DependencyFolders
  /// The folder that paths are relative to, as given on the command line.
  let root: String
  /// Libraries with a dialect are not read.
  let dialects: [Dialect]
  let threads: Int
  /// Modules of the system, and those that a dialect describes.
  private let known: Set<String>

  init(folders: DependencyFolders, root: String, dialects: [Dialect], threads: Int) {
    self.folders = folders
    self.root = root
    self.dialects = dialects
    self.threads = threads
    known = dialects.reduce(into: []) { sum, dialect in
      sum.formUnion(dialect.modules)
      sum.formUnion(dialect.platform.modules)
    }
  }

  /// - Parameters:
  ///   - contents: the app's own files, of one state or of several.
  ///   - given: the facts of further files of the app.
  func read(for contents: [FileContents], _ given: [FileFacts]) -> DependencySet {
    guard !folders.isEmpty else { return .none }
    let search = ModuleFolders(folders) { manifest in
      let found = PackageManifest(FactExtractor().facts(path: "Package.swift", source: manifest))
      return (found?.targets ?? []).filter { $0.kind == .library }.map {
        .init(name: $0.name, paths: $0.folders.map(\.path))
      }
    }
    let own = Set(contents.map { FilePaths.absolute(FilePaths.join(root, $0.file.path)) })
    var open = wanted(by: importing(contents, given))
    var seen = open
    var found: [String: (files: [FileContents], imports: [Set<String>])] = [:]
    while let name = open.popFirst() {
      guard let folder = search.folder(of: name) else { continue }
      let paths = folder.swiftFiles().filter { !own.contains($0) }
      if paths.isEmpty { continue }
      let tree = SourceTree(root: root, files: paths.map(file))
      // Unreadable files are skipped: files outside of the app are not reported.
      let files = tree.contents(threads: threads).contents
      let imports = LargeStack.map(files, threads: threads) { ImportedModules.all(in: $0.bytes) }
      found[name] = (files, imports)
      for module in imports.joined() where !known.contains(module) && seen.insert(module).inserted {
        open.insert(module)
      }
    }
    let showing = showing(found.mapValues { Set($0.imports.joined()) })
    return DependencySet(
      modules: found.sorted { $0.key < $1.key }.map { name, module in
        DependencySet.Module(
          name: name, showsInterface: showing.contains(name), files: module.files, imports: module.imports,
          digests: SourceSet.digests(module.files, threads: threads), names: DependencySet.NameLists())
      })
  }

  private func file(at location: String) -> SourceFile {
    SourceFile(kind: .swift, path: FilePaths.steps(from: FilePaths.absolute(root), to: location), location: location)
  }

  // MARK: modules

  /// The modules that the app's files import and the tree lacks. A folder with a module's name contains it, unless its
  /// files import the module themselves, as the app's extensions of it.
  private func wanted(by files: [ImportingFile]) -> Set<String> {
    var all = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    all = all.filter { !known.contains($0) }
    guard !all.isEmpty else { return [] }
    var holding: Set<String> = []
    var adding: Set<String> = []
    var ways: [Substring: [String]] = [:]
    for file in files {
      let folder = file.path.prefix(upTo: file.path.lastIndex(of: "/") ?? file.path.startIndex)
      let modules = ways[folder] ?? Self.modules(named: all, onTheWayTo: folder)
      ways[folder] = modules
      for module in modules {
        if file.imports.contains(module) { adding.insert(module) } else { holding.insert(module) }
      }
    }
    return all.subtracting(holding.subtracting(adding))
  }

  private struct ImportingFile: Sendable {
    var path: String
    var imports: Set<String>
  }

  private func importing(_ contents: [FileContents], _ given: [FileFacts]) -> [ImportingFile] {
    let swift = contents.filter { $0.file.kind == .swift }
    return LargeStack.map(swift, threads: threads) {
      ImportingFile(path: $0.file.path, imports: ImportedModules.all(in: $0.bytes))
    } + given.map { ImportingFile(path: $0.path, imports: Set($0.importedModules)) }
  }

  private static func modules(named names: Set<String>, onTheWayTo folder: Substring) -> [String] {
    folder.split(separator: "/").map { ModuleFolders.module(String($0)) }.filter(names.contains)
  }

  /// The modules that import a UI framework, or a module that does.
  private func showing(_ imports: [String: Set<String>]) -> Set<String> {
    var showing = dialects.reduce(into: Set<String>()) { $0.formUnion($1.platform.interfaceModules) }
    var isGrowing = true
    while isGrowing {
      let more = imports.filter { !showing.contains($0.key) && !$0.value.isDisjoint(with: showing) }.keys
      showing.formUnion(more)
      isGrowing = !more.isEmpty
    }
    return showing
  }
}
