import SourceFacts

/// What tells apart types that share a name: two apps of one tree have a `HomeView` each.
struct Namesakes: Sendable {
  /// For each namesake but the first, in order of path, the folder or file that the others do not lie in.
  private let places: [TypeID: String]

  init(types: [TypeInfo], typesByName: [Symbol: [TypeID]], files: [FileFacts]) {
    var places: [TypeID: String] = [:]
    for ids in typesByName.values where ids.count > 1 {
      let declared = ids.filter { types[$0].isDeclared && !types[$0].isOutOfScope && types[$0].declaration != nil }
      for same in Dictionary(grouping: declared, by: { types[$0].path }).values where same.count > 1 {
        let paths = same.map { id in
          (id, files[Int(types[id].declaration?.file ?? 0)].path.split(separator: "/").map(String.init))
        }.sorted { ($0.1.joined(separator: "/"), $0.0) < ($1.1.joined(separator: "/"), $1.0) }
        places.merge(Self.places(paths)) { first, _ in first }
      }
    }
    self.places = places
  }

  private static func places(_ paths: [(id: TypeID, parts: [String])]) -> [TypeID: String] {
    let shortest = paths.map(\.parts.count).min() ?? 0
    let common = (0..<shortest).prefix { at in paths.allSatisfy { $0.parts[at] == paths[0].parts[at] } }.count
    var found: [TypeID: String] = [:]
    var taken: Set<String> = []
    for (number, path) in paths.enumerated() {
      let parts = path.parts.dropFirst(common).map { $0.replacing(".swift", with: "") }
      // In two namesakes of one file no part differs.
      let name = parts.first { !taken.contains($0) } ?? "\(parts.last ?? "")-\(number + 1)"
      taken.insert(name)
      if number > 0 { found[path.id] = name }
    }
    return found
  }

  /// nil for the first of its name, and for a type that has its name for itself.
  func place(of type: TypeID) -> String? { places[type] }
}
