import Dialects
import SourceFacts

/// Sets aside a library's own source where it stands beside the app: the library's dialect describes its calls, and
/// following them into the library would lose the app's own names.
///
/// The source is the folder with the declarations of the library's marker types. A file in it that imports the library
/// is no part of it.
struct LibrarySources {
  var dialects: [Dialect]

  func withoutLibraries(_ files: [FileFacts]) -> [FileFacts] {
    var dropped: Set<String> = []
    for library in dialects.compactMap(\.library) {
      let places = Set(self.files(declaring: Set(library.types), of: library.module, among: files).map(\.path))
      guard !places.isEmpty else { continue }
      let folder = commonFolder(Array(places))
      for file in files where !imports(file, library.module) {
        if places.contains(file.path) || (!folder.isEmpty && file.path.hasPrefix(folder)) { dropped.insert(file.path) }
      }
    }
    return dropped.isEmpty ? files : files.filter { !dropped.contains($0.path) }
  }

  /// The files that declare a library's types; empty where some are missing: such names may be the app's own.
  private func files(declaring types: Set<String>, of module: String, among files: [FileFacts]) -> [FileFacts] {
    var found: Set<String> = []
    var places: [FileFacts] = []
    for file in files {
      let own = types.intersection(topLevelTypes(file))
      if own.isEmpty || imports(file, module) { continue }
      found.formUnion(own)
      places.append(file)
    }
    return found == types ? places : []
  }

  private func topLevel(_ file: FileFacts) -> [NodeID] {
    file.children(file.root).flatMap { id -> [NodeID] in
      id != 0 && file.nodes[Int(id)].kind == .conditional ? Array(file.children(id)) : [id]
    }.filter { $0 != 0 }
  }

  private func topLevelTypes(_ file: FileFacts) -> Set<String> {
    Set(topLevel(file).filter { file.nodes[Int($0)].kind == .type }.map(file.name))
  }

  private func imports(_ file: FileFacts, _ module: String) -> Bool {
    topLevel(file).contains { file.nodes[Int($0)].kind == .import && file.name($0) == module }
  }

  /// The longest folder that contains all paths, with its closing slash; empty for the root.
  private func commonFolder(_ paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    var parts = first.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for path in paths.dropFirst() {
      let other = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
      parts = zip(parts, other).prefix { $0 == $1 }.map(\.0)
    }
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
