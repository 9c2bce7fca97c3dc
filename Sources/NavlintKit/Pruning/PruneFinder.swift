import Fixing
import Linking
import NavigationModel
import Workspace

/// Sorts the declarations that only dead screens need into the order in which they can be deleted, screen by screen.
struct PruneFinder {
  private typealias Place = NamedPieces.Place

  /// An unreachable screen.
  private struct Root {
    var screen: Screen.ID
    var location: SourceLocation
    /// nil for a screen without a declaration of its own.
    var place: Place?
    var isAssumed: Bool
  }

  private let contents: [FileContents]
  private let pieces: NamedPieces
  private let dead: DeadPieces
  /// Roots that name others come first.
  private let roots: [Root]
  /// Dead pieces, each after those that name it, except in circles.
  private let order: [Place]
  /// The index of each in ``order``.
  private let rank: [Place: Int]

  /// - Parameters:
  ///   - findings: of the rule that reports dead screens.
  ///   - lost: screens that are only dead under assumptions.
  init(
    _ contents: [FileContents], _ program: LinkedProgram, findings: [Finding], lost: [Screen], threads: Int
  ) {
    let named =
      findings.map { ($0.subject, $0.location, false) }
      + lost.compactMap { screen in screen.location.map { (screen.id, $0, true) } }
    let swift = contents.filter { $0.file.kind == .swift && $0.refusal == nil }
    let reach = program.topLevelReach
    let strange = StrangeFiles(swift, beside: program, threads: threads)
    var kept = KeptNames(contents, entries: program.graph.entries, declared: reach.declared.union(strange.names))
    let names = Set(named.compactMap { DottedName.parts(of: $0.0).last })
    let files = ConcernedFiles(
      swift, reach, kept: kept, strange: strange, roots: (names, Set(named.map(\.1.file))), threads: threads)
    for content in files.unread { kept.add(content) }
    let pieces = NamedPieces(files, program, threads: threads)
    let roots = named.map { screen, location, isAssumed in
      let place = pieces.type(at: location)
      let isOwn = place.map { DottedName.parts(of: screen).last == pieces.items[$0].piece.name } ?? false
      return Root(screen: screen, location: location, place: isOwn ? place : nil, isAssumed: isAssumed)
    }
    let dead = DeadPieces(pieces, kept, roots: roots.compactMap(\.place))
    let order = Self.ordered(dead, from: roots.compactMap(\.place))
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    self.contents = contents
    self.pieces = pieces
    self.dead = dead
    self.order = order
    self.rank = rank
    self.roots = roots.sorted { a, b in
      (a.place.flatMap { rank[$0] } ?? .max, a.location) < (b.place.flatMap { rank[$0] } ?? .max, b.location)
    }
  }

  func plan(routes: [String]) -> PruningPlan {
    let members = members()
    var groups = zip(roots, members.own).map(group)
    holdBack(&groups, members.own)
    return PruningPlan(
      groups: groups, shared: members.shared.map(told), emptied: emptied(), texts: DeadTexts.find(in: contents, dead),
      routes: routes)
  }

  /// The files without the plan's certain pieces, by path; nil for a file that becomes empty.
  func files(for plan: PruningPlan) -> [String: [UInt8]?] {
    let certain = Set(plan.certainPieces.map(\.location))
    let numbers = numbers(of: pieces.items.indices.filter { certain.contains(pieces.location($0)) })
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, pieces.sources[$0]?.source(without: $1)) })
  }

  private func emptied() -> [String] {
    numbers(of: dead.places).filter { pieces.sources[$0.key]?.source(without: $0.value) == nil }.keys.sorted()
  }

  /// The numbers of pieces in their files.
  private func numbers(of places: some Sequence<Place>) -> [String: Set<Int>] {
    Dictionary(grouping: places, by: { pieces.items[$0].file }).mapValues { Set($0.map { pieces.items[$0].number }) }
  }

  // MARK: order

  private static func ordered(_ dead: DeadPieces, from roots: [Place]) -> [Place] {
    var done: Set<Place> = []
    var order: [Place] = []
    for root in roots.flatMap(dead.pieces.siblings).reversed() {
      var stack: [(place: Place, isLeft: Bool)] = [(root, false)]
      while let (place, isLeft) = stack.popLast() {
        if isLeft {
          order.append(place)
        } else if done.insert(place).inserted {
          stack.append((place, true))
          stack += dead.named(by: place).reversed().map { ($0, false) }
        }
      }
    }
    return order.reversed()
  }

  private func sorted(_ places: some Sequence<Place>) -> [Place] {
    places.sorted { (rank[$0] ?? .max, $0) < (rank[$1] ?? .max, $1) }
  }

  // MARK: groups

  /// The pieces that only one root needs, and those that several need. A preview goes with the first of its subjects.
  private func members() -> (own: [[Place]], shared: [Place]) {
    let reached = roots.map { root in root.place.map { self.reached(from: $0) } ?? [] }
    var owners: [Place: Set<Int>] = [:]
    for (number, places) in reached.enumerated() { for place in places { owners[place, default: []].insert(number) } }
    var previews: Set<Place> = []
    let own = reached.map { places -> [Place] in
      let own = places.filter { owners[$0]?.count == 1 }
      let new = dead.previews(of: own).subtracting(previews)
      previews.formUnion(new)
      return sorted(Set(own).union(new))
    }
    let shared = Set(owners.filter { $0.value.count > 1 }.keys)
    return (own, sorted(shared.union(dead.previews(of: shared).subtracting(previews))))
  }

  /// The pieces that a root reaches, without other roots.
  private func reached(from root: Place) -> Set<Place> {
    let own = Set(pieces.siblings(root))
    let others = dead.roots.subtracting(own)
    var found = own
    var queue = Array(own)
    while let place = queue.popLast() {
      for next in dead.named(by: place) where !others.contains(next) && found.insert(next).inserted {
        queue.append(next)
      }
    }
    return found
  }

  private func group(_ root: Root, _ own: [Place]) -> PruningPlan.Group {
    let names = Set(own.map { pieces.items[$0].piece.name }).filter { !$0.isEmpty }.sorted()
    let namers = root.place.map { place in
      let name = pieces.items[place].piece.name
      return (dead.kept.places[name] ?? []) + dead.liveNamers(of: name).map { pieces.location($0, of: name) }
    }
    let tests = names.flatMap { name in
      (pieces.naming[name] ?? []).filter { pieces.items[$0].scope == .test }.map { pieces.location($0, of: name) }
    }
    return PruningPlan.Group(
      root: root.screen, location: root.location, pieces: own.map(told), namedBy: Set(namers ?? []).sorted(),
      tests: Set(tests).sorted(), isAssumed: root.isAssumed)
  }

  /// A piece that remaining code names remains with it.
  private func holdBack(_ groups: inout [PruningPlan.Group], _ own: [[Place]]) {
    let numbers = Dictionary(
      roots.enumerated().compactMap { number, root in root.place.map { (pieces.items[$0].piece.name, number) } },
      uniquingKeysWith: { first, _ in first })
    var held = groups.indices.filter { !groups[$0].isCertain }
    while let number = held.popLast() {
      for place in own[number] {
        for name in pieces.items[place].piece.words.keys.sorted() {
          guard let other = numbers[name], groups[other].isCertain else { continue }
          groups[other].namedBy.append(pieces.location(place, of: name))
          held.append(other)
        }
      }
    }
  }

  private func told(_ place: Place) -> PruningPlan.Piece {
    let piece = pieces.items[place].piece
    return PruningPlan.Piece(
      keyword: piece.keyword, name: piece.name, location: pieces.location(place), lastLine: piece.lastLine)
  }
}
