import SourceFacts

extension GraphBuilder {
  /// The cases that an unknown route may have, with those in its payload. Cases that no code makes are excluded, unless
  /// they may be decoded from data.
  func possibleCases() -> Set<RouteValue> {
    var result: Set<RouteValue> = []
    guard !navigation.lostRoutes.isEmpty else { return result }
    var seen = navigation.lostRoutes
    var queue = navigation.lostRoutes.sorted()
    while let type = queue.popLast() {
      for name in program.types[type].caseOrder {
        result.insert(RouteValue(type: type, name: name))
        for held in enumsHeld(by: name, of: type) where seen.insert(held).inserted { queue.append(held) }
      }
    }
    let made = createdCases(of: seen)
    return result.filter { made.seen.contains($0) || made.given.contains($0) || isReadFromData($0.type) }
  }

  private func isReadFromData(_ type: TypeID) -> Bool {
    !Self.decoding.isDisjoint(with: semantics.supertypeNames(of: type))
  }

  private static let decoding: Set<String> = ["Codable", "Decodable"]

  private func enumsHeld(by name: Symbol, of type: TypeID) -> [TypeID] {
    guard let declaration = program.types[type].cases[name] else { return [] }
    return program.children(declaration).compactMap { parameter in
      guard program.kind(parameter) == .parameter,
        case .named(let held, _)? = program.child(parameter, .type).map(semantics.resolve)?.core,
        program.types[held].kind == .enum
      else { return nil }
      return held
    }
  }
}
