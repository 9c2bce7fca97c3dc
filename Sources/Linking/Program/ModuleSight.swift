import NavigationModel
import SourceFacts

/// The module of each file, and what a file can see of others: the app's own code is one module, each dependency
/// another.
///
/// A file sees its own module. The app sees the public declarations of the modules that a file imports, and a
/// dependency sees nothing of the app.
struct ModuleSight: Sendable {
  /// By file; 0 is the app.
  private let modules: [Int]
  /// By file, in a program with dependencies: the other modules that it sees.
  private let seen: [Set<Int>]
  /// By number, from 1 on.
  private let moduleNames: [String]
  /// The names of the modules whose sources are available.
  let names: Set<String>
  private let leftOut: [String: Int]

  var hasDependencies: Bool { !seen.isEmpty }

  init(files: [FileFacts], dependencies: DependencyFacts) {
    names = dependencies.names
    leftOut = dependencies.leftOut
    guard !dependencies.modules.isEmpty else {
      modules = []
      seen = []
      moduleNames = []
      return
    }
    moduleNames = Set(dependencies.modules.values).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: moduleNames.enumerated().map { ($1, $0 + 1) })
    let modules = files.map { dependencies.modules[$0.path].flatMap { numbers[$0] } ?? 0 }
    let imports = files.map { file in Set(file.importedModules.compactMap { numbers[$0] }) }
    // The imports of a file without other code are re-exported by its module: `@_exported import KitCore`.
    var handedOn: [Int: Set<Int>] = [:]
    for (number, file) in files.enumerated() where modules[number] != 0 && Self.isListOfImports(file) {
      handedOn[modules[number], default: []].formUnion(imports[number])
    }
    self.modules = modules
    seen = imports.map { Self.closure(of: $0, handedOn) }
  }

  private static func closure(of modules: Set<Int>, _ handedOn: [Int: Set<Int>]) -> Set<Int> {
    var all = modules
    var open = modules
    while let module = open.popFirst() {
      for next in handedOn[module] ?? [] where all.insert(next).inserted { open.insert(next) }
    }
    return all
  }

  private static func isListOfImports(_ file: FileFacts) -> Bool {
    file.children(file.root).allSatisfy { $0 == 0 || file.nodes[Int($0)].kind == .import }
  }

  /// The modules whose sources are available, with the number of files that were read.
  var fileCounts: [FollowedModule] {
    let counts = modules.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return names.sorted().map { name in
      FollowedModule(
        name: name, fileCount: moduleNames.firstIndex(of: name).flatMap { counts[$0 + 1] } ?? 0,
        leftOutCount: leftOut[name] ?? 0)
    }
  }

  /// The file is one of a dependency.
  func isForeign(_ file: UInt32) -> Bool { hasDependencies && modules[Int(file)] != 0 }

  /// Whether code of one file can name a top-level declaration of another.
  ///
  /// - Parameter isPublic: the declaration, or its enclosing declaration, is public.
  func sees(declarationIn file: UInt32, isPublic: Bool, from place: UInt32) -> Bool {
    guard hasDependencies, modules[Int(file)] != modules[Int(place)] else { return true }
    return modules[Int(file)] != 0 && isPublic && seen[Int(place)].contains(modules[Int(file)])
  }

  /// The module's name for a file of a dependency.
  func name(of file: UInt32) -> String? { isForeign(file) ? moduleNames[modules[Int(file)] - 1] : nil }

  /// A file's own module is nearer than others.
  func distance(_ file: UInt32, _ place: UInt32) -> Int {
    hasDependencies && modules[Int(file)] != modules[Int(place)] ? 1 : 0
  }
}

extension Program {
  /// In the source of a dependency: followed, but no code of the app.
  func isOfDependency(_ r: Ref) -> Bool { sight.isForeign(r.file) }

  /// A dependency declares the type.
  func isOfDependency(type: TypeID) -> Bool {
    sight.hasDependencies && types[type].declaration.map(isOfDependency) ?? false
  }

  /// A name with its module (`Kit.Router`) stands for that module's declaration, where its source is available.
  func isFromModule(_ module: String, type: TypeID) -> Bool {
    guard sight.names.contains(module) else { return true }
    return types[type].declaration.flatMap { sight.name(of: $0.file) } == module
  }

  /// Whether code at a place can name a declaration, by modules.
  func isVisible(_ declaration: Ref, from place: Ref) -> Bool {
    guard sight.hasDependencies, declaration.file != place.file else { return true }
    return sight.sees(declarationIn: declaration.file, isPublic: isPublic(declaration), from: place.file)
  }

  /// It is declared public, or its extension or protocol is.
  private func isPublic(_ declaration: Ref) -> Bool {
    if flags(declaration).contains(.isPublic) { return true }
    guard let body = enclosingBody(declaration) else { return false }
    // Members of a declared type are accessed through values of the type.
    return kind(body) == .type || flags(body).contains(.isPublic)
      || typeOfBody[body].map { types[$0].isDeclared } ?? false
  }
}
