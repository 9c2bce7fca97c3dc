import SourceFacts

/// The meanings of a name in code that several apps share: each app has its own.
extension Semantics {
  /// The types that a name stands for in the other targets of a file, where it stands for `type` in one: `HomeView()`
  /// in a router that the apps for phone and television compile.
  func twins(of type: TypeID, seenFrom place: Ref) -> [TypeID] {
    guard program.targets.areSeveral, program.types[type].parent == nil,
      let namesakes = program.typesByName[program.types[type].name], namesakes.count > 1,
      let declaration = program.types[type].declaration
    else { return [] }
    let others = program.targets.started(holding: place.file).subtracting(
      program.targets.started(holding: declaration.file))
    guard !others.isEmpty else { return [] }
    let candidates = namesakes.filter { $0 != type && isVisible($0, from: place) }
    var found: [TypeID] = []
    for target in others.numbers {
      let seen = candidates.filter { isOf(target, $0) }
      guard let nearest = seen.min(by: { distance($0, place) < distance($1, place) }), !found.contains(nearest) else {
        continue
      }
      found.append(nearest)
    }
    return found
  }

  /// Two top-level types of one name: each may belong to one app.
  func areNamesakes(_ a: TypeID, _ b: TypeID) -> Bool {
    a != b && program.types[a].name == program.types[b].name && program.types[a].parent == nil
      && program.types[b].parent == nil
  }

  private func isVisible(_ type: TypeID, from place: Ref) -> Bool {
    let info = program.types[type]
    guard info.parent == nil, info.isDeclared, !info.isOutOfScope, let declaration = info.declaration else {
      return false
    }
    return (!info.isFilePrivate || declaration.file == place.file)
      && !program.targets.areApart(declaration.file, place.file) && program.isVisible(declaration, from: place)
  }

  private func isOf(_ target: Int, _ type: TypeID) -> Bool {
    program.types[type].declaration.map { program.targets.started(holding: $0.file).contains(target) } ?? false
  }

  private func distance(_ type: TypeID, _ place: Ref) -> (Int, Int, Ref) {
    program.types[type].declaration.map { nearness($0, to: place) } ?? (Int.max, 0, place)
  }
}
