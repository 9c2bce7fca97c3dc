import Linking
import SourceFacts
import Workspace

/// The files of dependencies that the app's code reaches: those that declare a type, a function or a member that it
/// names, those that extend such a type, and those that these name in turn. A file can name the declarations of its own
/// module, and the public ones of the modules that it imports.
///
/// Of a module that can show nothing, only the types that others name count, and their base types: the rest of its code
/// shows no screen.
struct DependencyReach {
  /// A file by the index of its module and its own index there.
  struct Place: Hashable, Comparable {
    var module: Int
    var file: Int

    static func < (a: Place, b: Place) -> Bool { (a.module, a.file) < (b.module, b.file) }
  }

  /// A declaration of a name.
  private struct Declaration {
    var place: Place
    var isPublic: Bool
  }

  private let set: DependencySet
  private let names: [[DeclaredNames]]
  /// Types, globals, and members added to types that no dependency declares, by name.
  private var declarations: [String: [Declaration]] = [:]
  /// The files that extend a type, by its name.
  private var extensions: [String: [Place]] = [:]
  private let sight: ImportedSight
  private var reached: Set<Place> = []
  private var open: Set<Place> = []
  /// The number of bytes that may still be read.
  private var rest: Int
  /// The number of files of each module that were reached but not returned, as there were too many.
  private(set) var leftOut: [String: Int] = [:]

  /// However much an app uses of its dependencies, following them takes a fraction of the time for the app itself: at
  /// most a quarter of the app's bytes, or two megabytes where those are few. What the app names itself comes first,
  /// then what that names.
  static func mostBytes(app: Int) -> Int { max(2_000_000, app / 4) }

  /// - Parameter most: the number of bytes that may be read.
  init(_ set: DependencySet, most: Int, threads: Int) {
    self.set = set
    rest = most
    names = set.modules.map { $0.names.names(of: $0.files, threads: threads) }
    sight = ImportedSight(set, names)
    for (module, files) in names.enumerated() {
      for (file, names) in files.enumerated() {
        let place = Place(module: module, file: file)
        for type in names.types { add(type, at: place) }
        for type in names.extended.keys { extensions[type, default: []].append(place) }
      }
    }
    let types = Set(declarations.keys)
    for (module, files) in names.enumerated() where set.modules[module].showsInterface {
      for (file, names) in files.enumerated() {
        let place = Place(module: module, file: file)
        for name in names.globals { add(name, at: place) }
        for (type, members) in names.extended where !types.contains(type) {
          for name in members { add(name, at: place) }
        }
      }
    }
  }

  private mutating func add(_ name: DeclaredNames.Name, at place: Place) {
    declarations[name.text, default: []].append(Declaration(place: place, isPublic: name.isPublic))
  }

  /// The files to read next; empty when all reached files were returned.
  mutating func next() -> [Place] {
    defer { open = [] }
    return open.sorted().filter { place in
      let size = set.modules[place.module].files[place.file].bytes.count
      guard size <= rest else {
        leftOut[set.modules[place.module].name, default: 0] += 1
        return false
      }
      rest -= size
      return true
    }
  }

  /// Adds the names that the app's files use of their imports.
  mutating func add(app files: [FileFacts]) {
    for file in files where !file.isTest {
      let seen = sight.modules(for: Set(file.importedModules))
      if seen.isEmpty { continue }
      for name in file.strings { reach(name, in: seen, inside: nil) }
    }
  }

  /// Adds the names that a file of a dependency uses.
  mutating func add(_ place: Place, _ facts: FileFacts) {
    for type in names[place.module][place.file].types {
      for file in extensions[type.text] ?? [] where file.module == place.module { take(file) }
    }
    let seen = sight.modules(for: set.modules[place.module].imports[place.file])
    if set.modules[place.module].showsInterface {
      for name in facts.strings { reach(name, in: seen, inside: place.module) }
    } else {
      for name in Self.inheritedNames(facts) { reach(name, in: seen, inside: place.module) }
    }
  }

  private mutating func reach(_ name: String, in seen: Set<Int>, inside module: Int?) {
    for declaration in declarations[name] ?? [] {
      let isSeen =
        declaration.place.module == module || declaration.isPublic && seen.contains(declaration.place.module)
      if isSeen { take(declaration.place) }
    }
  }

  private mutating func take(_ place: Place) {
    if reached.insert(place).inserted { open.insert(place) }
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

/// The modules of dependencies that a file sees by its imports. A file without declarations re-exports its imports to
/// the importers of its module: `@_exported import KitCore`.
private struct ImportedSight {
  private let numbers: [String: Int]
  private let handedOn: [Int: Set<Int>]

  init(_ set: DependencySet, _ names: [[DeclaredNames]]) {
    let numbers = Dictionary(uniqueKeysWithValues: set.modules.enumerated().map { ($1.name, $0) })
    self.numbers = numbers
    handedOn = set.modules.indices.reduce(into: [:]) { result, module in
      for (file, imports) in set.modules[module].imports.enumerated() where names[module][file].isEmpty {
        result[module, default: []].formUnion(imports.compactMap { numbers[$0] })
      }
    }
  }

  func modules(for imports: Set<String>) -> Set<Int> {
    var all = Set(imports.compactMap { numbers[$0] })
    var open = all
    while let module = open.popFirst() {
      for next in handedOn[module] ?? [] where all.insert(next).inserted { open.insert(next) }
    }
    return all
  }
}
