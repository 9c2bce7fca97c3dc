import Dialects
import SourceFacts

/// Puts a library's own source aside when it stands in the tree next to the app: the library's dialect says what its
/// calls do, and following them into the library would lose the app's own names.
///
/// The source is the folder that holds the declarations of the types that mark the library. A file in it that imports
/// the library is no part of it.
struct LibrarySources {
  var dialects: [Dialect]

  func withoutLibraries(_ files: [FileFacts]) -> [FileFacts] {
    var dropped: Set<String> = []
    for library in dialects.compactMap(\.library) {
      let wanted = Set(library.types)
      var found: Set<String> = []
      var places: [FileFacts] = []
      for file in files {
        let own = wanted.intersection(topLevelTypes(file))
        if own.isEmpty || imports(file, library.module) { continue }
        found.formUnion(own)
        places.append(file)
      }
      // Some of the names alone may well be the app's own.
      guard found == wanted else { continue }
      let folder = commonFolder(places.map(\.path))
      for file in files where !imports(file, library.module) {
        if places.contains(where: { $0.path == file.path }) || (!folder.isEmpty && file.path.hasPrefix(folder)) {
          dropped.insert(file.path)
        }
      }
    }
    return dropped.isEmpty ? files : files.filter { !dropped.contains($0.path) }
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

  /// The longest folder that all paths lie in, with its closing slash; empty for the root.
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
