import Dialects
import NavigationModel
import SourceFacts

/// A navigation library with a dialect, and the import that shows its use.
public struct ImportedLibrary: Hashable, Sendable {
  public var module: String
  /// The first file's import of it.
  public var location: SourceLocation

  public init(module: String, location: SourceLocation) {
    self.module = module
    self.location = location
  }

  /// The libraries that the app imports, without those of its tests. Sorted by module.
  static func all(in files: [FileFacts]) -> [ImportedLibrary] {
    let known = Set(Dialect.builtIn.filter(\.describesNavigation).flatMap(\.modules))
    let frameworks: Set<String> = ["XCTest", "Testing"]
    var found: [String: SourceLocation] = [:]
    for file in files {
      let imports = file.children(file.root).filter { file.nodes[Int($0)].kind == .import }
      guard !file.isTest, frameworks.isDisjoint(with: imports.map(file.name)) else { continue }
      for id in imports where known.contains(file.name(id)) {
        let node = file.nodes[Int(id)]
        let place = SourceLocation(file: file.path, line: Int(node.line), column: Int(node.column))
        found[file.name(id)] = found[file.name(id)].map { min($0, place) } ?? place
      }
    }
    return found.map { ImportedLibrary(module: $0.key, location: $0.value) }.sorted { $0.module < $1.module }
  }
}
