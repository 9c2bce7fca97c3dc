import Fixing
import Linking
import NavigationModel
import SourceFacts
import Workspace

/// Finds what only dead screens name.
///
/// All that can be got to by names from the dead screens is a candidate. What live code names is none, nor what that
/// names, and so on until nothing changes: mark and sweep, as a garbage collector does it.
struct PruneFinder {
  private typealias Place = NamedPieces.Place

  /// A screen that nobody gets to.
  private struct Root {
    var screen: Screen.ID
    var location: SourceLocation
    /// nil where it is no declaration of its own.
    var place: Place?
    var isAssumed: Bool
  }

  private let pieces: NamedPieces
  private let contents: [FileContents]
  /// Names that the system, or a file that is no Swift, gets to.
  private let kept: [String: [SourceLocation]]
  private var roots: [Root] = []
  private var dead: Set<Place> = []

  /// - Parameters:
  ///   - findings: of the rule that looks for dead screens.
  ///   - lost: screens that are dead under assumptions alone.
  init(
    _ contents: [FileContents], _ program: LinkedProgram, findings: [Finding], lost: [Screen], threads: Int
  ) {
    self.contents = contents
    pieces = NamedPieces(contents, program, threads: threads)
    var kept = Self.named(by: contents.filter { $0.file.kind != .swift && !Self.isProject($0) }, among: pieces)
    for entry in program.graph.entries {
      for name in [entry.screen, entry.by].compactMap(\.self) {
        kept[name, default: []] += [entry.location].compactMap(\.self)
      }
    }
    self.kept = kept
    let named =
      findings.map { ($0.subject, $0.location, false) }
      + lost.compactMap { screen in screen.location.map { (screen.id, $0, true) } }
    roots = named.map { [pieces] screen, location, isAssumed in
      let place = pieces.type(at: location)
      let isOwn = place.map { DottedName.parts(of: screen).last == pieces.items[$0].piece.name } ?? false
      return Root(screen: screen, location: location, place: isOwn ? place : nil, isAssumed: isAssumed)
    }
  }

  mutating func plan(routes: [String]) -> PruningPlan {
    dead = candidates()
    sweep()
    dead.formUnion(previews(of: Array(dead)))
    let order = ordered()
    let groups = groups(order)
    return PruningPlan(
      groups: groups.groups, shared: groups.shared.map(told), emptied: emptied(), texts: texts(), routes: routes)
  }

  /// The files without what the plan is certain of, by path; nil for those of which nothing is left.
  func files(for plan: PruningPlan) -> [String: [UInt8]?] {
    let certain = Set(plan.certainPieces.map(\.location))
    var numbers: [String: Set<Int>] = [:]
    for (place, item) in pieces.items.enumerated() where certain.contains(pieces.location(place)) {
      numbers[item.file, default: []].insert(item.number)
    }
    return Dictionary(uniqueKeysWithValues: numbers.map { ($0, pieces.sources[$0]?.source(without: $1)) })
  }

  // MARK: what is dead

  private var rootPlaces: Set<Place> { Set(roots.compactMap(\.place).flatMap(siblings)) }

  /// A type's declaration and its extensions.
  private func siblings(_ place: Place) -> [Place] { pieces.declaring[pieces.items[place].piece.name] ?? [place] }

  private func candidates() -> Set<Place> {
    var found = rootPlaces
    var queue = Array(found)
    while let place = queue.popLast() {
      for name in pieces.items[place].piece.words.keys {
        guard let declaring = pieces.declaring[name], isOneType(declaring) else { continue }
        for next in declaring where found.insert(next).inserted { queue.append(next) }
      }
    }
    return found
  }

  /// Of types of one name nobody tells here which is meant; what the tree only extends is another's.
  private func isOneType(_ declaring: [Place]) -> Bool {
    declaring.count { pieces.items[$0].piece.kind == .type } == 1
      && declaring.allSatisfy { pieces.items[$0].scope == .app }
  }

  private mutating func sweep() {
    let roots = rootPlaces
    var queue = Set(dead.map { pieces.items[$0].piece.name })
    while let name = queue.popFirst() {
      let own = (pieces.declaring[name] ?? []).filter { dead.contains($0) }
      guard !own.isEmpty, !own.contains(where: roots.contains), isNamedOutside(name) else { continue }
      for place in own {
        dead.remove(place)
        queue.formUnion(pieces.items[place].piece.words.keys.filter { pieces.declaring[$0] != nil })
      }
    }
  }

  private func isNamedOutside(_ name: String) -> Bool { kept[name] != nil || !liveNamers(of: name).isEmpty }

  private func liveNamers(of name: String) -> [Place] {
    (pieces.naming[name] ?? []).filter { pieces.items[$0].scope == .app && !dead.contains($0) }
  }

  // MARK: order

  /// The dead pieces, each after what names it, but for circles.
  private func ordered() -> [Place] {
    var done: Set<Place> = []
    var order: [Place] = []
    for root in roots.compactMap(\.place).flatMap(siblings).reversed() {
      var stack: [(place: Place, isLeft: Bool)] = [(root, false)]
      while let (place, isLeft) = stack.popLast() {
        if isLeft {
          order.append(place)
        } else if done.insert(place).inserted {
          stack.append((place, true))
          stack += named(by: place).reversed().map { ($0, false) }
        }
      }
    }
    return order.reversed()
  }

  /// Dead pieces that a piece names, in order of place.
  private func named(by place: Place) -> [Place] {
    Set(pieces.items[place].piece.words.keys.flatMap { pieces.declaring[$0] ?? [] }.filter(dead.contains)).sorted()
  }

  private func groups(_ order: [Place]) -> (groups: [PruningPlan.Group], shared: [Place]) {
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var owners: [Place: Int] = [:]
    var members: [[Place]] = []
    let sorted = roots.sorted { (a, b) in
      (a.place.flatMap { rank[$0] } ?? .max, a.location) < (b.place.flatMap { rank[$0] } ?? .max, b.location)
    }
    for (number, root) in sorted.enumerated() {
      let own = root.place.map { reached(from: $0) } ?? []
      for place in own { owners[place] = owners[place] == nil ? number : -1 }
      members.append(own)
    }
    let own = members.indices.map { number -> [Place] in
      let own = members[number].filter { owners[$0] == number }
      return (own + previews(of: own)).sorted { (rank[$0] ?? .max, $0) < (rank[$1] ?? .max, $1) }
    }
    var groups = zip(sorted, own).map(group)
    holdBack(&groups, own, roots: sorted.map(\.place))
    return (groups, order.filter { owners[$0] == -1 })
  }

  /// What code names that stays for now stays with it.
  private func holdBack(_ groups: inout [PruningPlan.Group], _ own: [[Place]], roots: [Place?]) {
    let numbers = Dictionary(
      roots.enumerated().compactMap { number, root in root.map { (pieces.items[$0].piece.name, number) } },
      uniquingKeysWith: { first, _ in first })
    var held = groups.indices.filter { !groups[$0].isCertain }
    while let number = held.popLast() {
      for place in own[number] {
        for name in pieces.items[place].piece.words.keys {
          guard let other = numbers[name], groups[other].isCertain else { continue }
          groups[other].namedBy.append(pieces.location(place, of: name))
          held.append(other)
        }
      }
    }
  }

  /// What hangs on a root, without other roots.
  private func reached(from root: Place) -> [Place] {
    let others = rootPlaces.subtracting(siblings(root))
    var found = Set(siblings(root))
    var queue = Array(found)
    while let place = queue.popLast() {
      for next in named(by: place) where !others.contains(next) && found.insert(next).inserted { queue.append(next) }
    }
    return found.sorted()
  }

  private func previews(of own: [Place]) -> [Place] {
    Set(own.flatMap { pieces.naming[pieces.items[$0].piece.name] ?? [] }).filter { pieces.items[$0].scope == .preview }
      .sorted()
  }

  private func group(_ root: Root, _ own: [Place]) -> PruningPlan.Group {
    let names = Set(own.map { pieces.items[$0].piece.name }).filter { !$0.isEmpty }.sorted()
    let rootName = root.place.map { pieces.items[$0].piece.name }
    let namers = rootName.map { name in
      (kept[name] ?? []) + liveNamers(of: name).map { pieces.location($0, of: name) }
    }
    let tests = names.flatMap { name in
      (pieces.naming[name] ?? []).filter { pieces.items[$0].scope == .test }.map { pieces.location($0, of: name) }
    }
    return PruningPlan.Group(
      root: root.screen, location: root.location, pieces: own.map(told), namedBy: Set(namers ?? []).sorted(),
      tests: Set(tests).sorted(), isAssumed: root.isAssumed)
  }

  private func told(_ place: Place) -> PruningPlan.Piece {
    let piece = pieces.items[place].piece
    return PruningPlan.Piece(
      keyword: piece.keyword, name: piece.name, location: pieces.location(place), lastLine: piece.lastLine)
  }

  // MARK: files and texts

  private func emptied() -> [String] {
    let numbers = Dictionary(grouping: dead, by: { pieces.items[$0].file }).mapValues { places in
      Set(places.map { pieces.items[$0].number })
    }
    return numbers.filter { pieces.sources[$0.key]?.source(without: $0.value) == nil }.keys.sorted()
  }

  private func texts() -> [PruningPlan.Text] {
    let deadTexts = dead.reduce(into: Set<String>()) { $0.formUnion(pieces.items[$1].piece.texts) }
    if deadTexts.isEmpty { return [] }
    let live = pieces.items.indices.reduce(into: Set<String>()) { texts, place in
      if !dead.contains(place), pieces.items[place].scope == .app { texts.formUnion(pieces.items[place].piece.texts) }
    }
    let reader = StringTableReader()
    return contents.filter { $0.file.kind == .stringTable }.flatMap { content -> [PruningPlan.Text] in
      let keys = reader.facts(path: content.file.path, source: content.bytes)?.entries.map(\.key) ?? []
      return Set(keys).intersection(deadTexts).subtracting(live).sorted().map {
        PruningPlan.Text(key: $0, file: content.file.path)
      }
    }
  }

  // MARK: other files

  /// Lists files and says nothing of types.
  private static func isProject(_ content: FileContents) -> Bool {
    content.file.kind == .project && content.file.path.hasSuffix(".pbxproj") || content.file.kind == .stringTable
  }

  /// The names of declarations that are words of storyboards, property lists and Objective-C.
  private static func named(by contents: [FileContents], among pieces: NamedPieces) -> [String: [SourceLocation]] {
    var found: [String: [SourceLocation]] = [:]
    for content in contents {
      var line = 1
      for part in content.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        for word in part.split(whereSeparator: { !isWord($0) }) {
          let name = String(decoding: word, as: UTF8.self)
          guard pieces.declaring[name] != nil else { continue }
          let place = SourceLocation(file: content.file.path, line: line)
          if found[name]?.last != place { found[name, default: []].append(place) }
        }
        line += 1
      }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
