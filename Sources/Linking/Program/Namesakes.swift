import SourceFacts

/// Distinguishes types with one name: two apps of one tree have a `HomeView` each.
struct Namesakes: Sendable {
  /// For each namesake but the first, in order of path, a folder or file that distinguishes it; for one of a dependency
  /// the module.
  private let places: [TypeID: String]

  init(types: [TypeInfo], typesByName: [Symbol: [TypeID]], files: [FileFacts], sight: ModuleSight) {
    var places: [TypeID: String] = [:]
    for ids in typesByName.values where ids.count > 1 {
      var declared = ids.filter { types[$0].isDeclared && !types[$0].isOutOfScope && types[$0].declaration != nil }
      if sight.hasDependencies {
        let foreign = Self.modules(declared, types, sight)
        declared.removeAll { foreign[$0] != nil }
        places.merge(foreign) { first, _ in first }
      }
      for same in Dictionary(grouping: declared, by: { types[$0].path }).values where same.count > 1 {
        let paths = same.map { id in
          (id, files[Int(types[id].declaration?.file ?? 0)].path.split(separator: "/").map(String.init))
        }.sorted { ($0.1.joined(separator: "/"), $0.0) < ($1.1.joined(separator: "/"), $1.0) }
        places.merge(Self.places(paths)) { first, _ in first }
      }
    }
    self.places = places
  }

  /// Types of dependencies are distinguished by their modules' names, so that the app's own types keep theirs.
  private static func modules(_ ids: [TypeID], _ types: [TypeInfo], _ sight: ModuleSight) -> [TypeID: String] {
    ids.reduce(into: [:]) { found, id in
      found[id] = types[id].declaration.flatMap { sight.name(of: $0.file) }
    }
  }

  private static func places(_ paths: [(id: TypeID, parts: [String])]) -> [TypeID: String] {
    let shortest = paths.map(\.parts.count).min() ?? 0
    let common = (0..<shortest).prefix { at in paths.allSatisfy { $0.parts[at] == paths[0].parts[at] } }.count
    var found: [TypeID: String] = [:]
    var taken: Set<String> = []
    for (number, path) in paths.enumerated() {
      let parts = path.parts.dropFirst(common).map { $0.replacing(".swift", with: "") }
      // Two namesakes in one file share all parts.
      let name = parts.first { !taken.contains($0) } ?? "\(parts.last ?? "")-\(number + 1)"
      taken.insert(name)
      if number > 0 { found[path.id] = name }
    }
    return found
  }

  /// nil for the first type of its name, and for a type with a unique name.
  func place(of type: TypeID) -> String? { places[type] }
}
