/// The declarations that only dead screens reach.
///
/// All declarations that the dead screens reach by names are candidates. Those that live code names are removed, with
/// those that they name, until nothing changes: mark and sweep, as in a garbage collector.
struct DeadPieces: Sendable {
  typealias Place = NamedPieces.Place

  let pieces: NamedPieces
  let kept: KeptNames
  /// The dead screens with their extensions. They are dead whatever names them.
  let roots: Set<Place>
  /// The roots and the declarations that only they need, including previews.
  private(set) var places: Set<Place> = []

  init(_ pieces: NamedPieces, _ kept: KeptNames, roots: [Place]) {
    self.pieces = pieces
    self.kept = kept
    self.roots = Set(roots.flatMap(pieces.siblings))
    places = candidates()
    sweep()
    places.formUnion(previews(of: places))
  }

  /// Live code that names a type.
  func liveNamers(of name: String) -> [Place] {
    (pieces.naming[name] ?? []).filter { pieces.items[$0].scope == .app && !places.contains($0) }
  }

  /// Previews that name any of the pieces.
  func previews(of places: some Sequence<Place>) -> Set<Place> {
    Set(
      places.flatMap { pieces.naming[pieces.items[$0].piece.name] ?? [] }.filter { pieces.items[$0].scope == .preview })
  }

  /// Dead pieces that a piece names, in order of place.
  func named(by place: Place) -> [Place] {
    Set(pieces.items[place].piece.words.keys.flatMap { pieces.declaring[$0] ?? [] }.filter(places.contains)).sorted()
  }

  private func candidates() -> Set<Place> {
    var found = roots
    var queue = Array(found)
    while let place = queue.popLast() {
      for name in pieces.items[place].piece.words.keys {
        guard !pieces.live.contains(name), let declaring = pieces.declaring[name], isOneType(declaring) else {
          continue
        }
        for next in declaring where found.insert(next).inserted { queue.append(next) }
      }
    }
    return found
  }

  /// Of several types with one name it is not known which one is meant; a type that is only extended belongs to another
  /// module.
  private func isOneType(_ declaring: [Place]) -> Bool {
    declaring.count { pieces.items[$0].piece.kind == .type } == 1
      && declaring.allSatisfy { pieces.items[$0].scope == .app }
  }

  private mutating func sweep() {
    var queue = Set(places.map { pieces.items[$0].piece.name })
    while let name = queue.popFirst() {
      let own = (pieces.declaring[name] ?? []).filter(places.contains)
      let isNamed = kept.places[name] != nil || !liveNamers(of: name).isEmpty
      guard isNamed, !own.contains(where: roots.contains) else { continue }
      for place in own {
        places.remove(place)
        queue.formUnion(pieces.items[place].piece.words.keys.filter { pieces.declaring[$0] != nil })
      }
    }
  }
}
