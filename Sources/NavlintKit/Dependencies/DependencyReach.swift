import Caching
import Linking
import SourceFacts
import Workspace

/// Which files of dependencies the app's code reaches: those that declare a type, a function or a member that it names,
/// those that extend such a type, and what these name in turn.
///
/// Of a module that can show nothing only the types count that others name, and those that they inherit from: whatever
/// else it does to itself shows no screen.
struct DependencyReach {
  /// A file by the places of its module and of itself in there.
  struct Place: Hashable, Comparable {
    var module: Int
    var file: Int

    static func < (a: Place, b: Place) -> Bool { (a.module, a.file) < (b.module, b.file) }
  }

  private let set: DependencySet
  private let names: [[DeclaredNames]]
  /// The files that declare a type.
  private var types: [String: [Place]] = [:]
  /// The files that extend a type.
  private var extensions: [String: [Place]] = [:]
  /// The files that declare a global, or a member of a type that no dependency declares.
  private var members: [String: [Place]] = [:]
  private var reached: Set<Place> = []
  private var open: Set<Place> = []

  init(_ set: DependencySet, threads: Int) {
    self.set = set
    names = set.modules.map { $0.names.names(of: $0.files, threads: threads) }
    for (module, files) in names.enumerated() {
      for (file, names) in files.enumerated() {
        let place = Place(module: module, file: file)
        for type in names.types { types[type, default: []].append(place) }
        for type in names.extended.keys { extensions[type, default: []].append(place) }
      }
    }
    for (module, files) in names.enumerated() where set.modules[module].showsInterface {
      for (file, names) in files.enumerated() {
        let added = names.extended.filter { types[$0.key] == nil }.values.joined()
        for name in names.globals.union(added) { members[name, default: []].append(Place(module: module, file: file)) }
      }
    }
  }

  /// The files that are to be read next; none when all that is reached was handed out.
  mutating func next() -> [Place] {
    defer { open = [] }
    return open.sorted()
  }

  /// What the app's files name, as far as they import a dependency.
  mutating func add(app files: [FileFacts]) {
    let modules = Set(set.modules.map(\.name))
    for file in files where !file.isTest && Self.imports(file).contains(where: modules.contains) {
      for name in file.strings { reach(name) }
    }
  }

  /// What a file of a dependency names.
  mutating func add(_ place: Place, _ facts: FileFacts) {
    let own = names[place.module][place.file]
    for type in own.types { for file in extensions[type] ?? [] { take(file) } }
    if set.modules[place.module].showsInterface {
      for name in facts.strings { reach(name) }
    } else {
      for name in Self.inheritedNames(facts) { reach(name) }
    }
  }

  private mutating func reach(_ name: String) {
    for file in types[name] ?? [] { take(file) }
    for file in members[name] ?? [] { take(file) }
  }

  private mutating func take(_ place: Place) {
    if reached.insert(place).inserted { open.insert(place) }
  }

  private static func imports(_ file: FileFacts) -> [String] {
    file.children(file.root).filter { $0 != 0 && file.nodes[Int($0)].kind == .import }.map(file.name)
  }

  /// The names in the inheritance clauses of a file.
  private static func inheritedNames(_ file: FileFacts) -> Set<String> {
    var found: Set<String> = []
    for id in file.nodes.indices.map(NodeID.init) where [.type, .extension].contains(file.nodes[Int(id)].kind) {
      for type in file.children(id, .inheritance) where type != 0 { found.insert(file.name(type)) }
    }
    return found
  }
}
