import Dialects
import SourceFacts

/// The modules that the app imports and whose sources were not read.
///
/// Without its sources it is not known which module declares a name. A name is attributed to an unread module where
/// every file that uses it imports such a module, and where it lacks the prefix of a system name.
struct UnreadModules {
  private let program: Program
  private let platform: Dialect.Platform
  /// By the number of the file: the unread modules that it imports, in order.
  private let imports: [[String]]
  /// The number of the app's files that import each module.
  let importerCounts: [String: Int]
  /// Names in files that import no unread module: those of the system and of the sources.
  private let common: Set<Symbol>
  /// By name: the modules that all files with the name import; filled for the names that were announced.
  private let candidates: [Symbol: [String]]

  var names: [String] { importerCounts.keys.sorted() }

  /// - Parameter asked: the names that will be looked up. Linear in the names of all files.
  init(program: Program, dialects: [Dialect], asked: Set<Symbol>) {
    self.program = program
    platform = dialects.reduce(into: Dialect.Platform()) { sum, dialect in
      sum.modules.formUnion(dialect.platform.modules)
      sum.prefixes.formUnion(dialect.platform.prefixes)
    }
    let described = Set(dialects.flatMap(\.modules))
    let isOfApp = program.files.indices.map { !program.isOutOfScope(file: $0) && !program.sight.isForeign(UInt32($0)) }
    let imported = program.files.indices.map { isOfApp[$0] ? Self.imports(program.files[$0]) : [] }
    let own = program.files.indices.filter { !program.sight.isForeign(UInt32($0)) }
    let held = TreeModules(files: own.map { program.files[$0] }, imports: own.map { imported[$0] })
    let known = platform.modules.union(described).union(program.sight.names)
    let imports = imported.map { $0.filter { !known.contains($0) && !held.holds($0) } }
    self.imports = imports
    importerCounts = imports.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var common: Set<Symbol> = []
    var candidates: [Symbol: [String]] = [:]
    if importerCounts.isEmpty {
      common = asked
    } else {
      for (file, modules) in imports.enumerated() where isOfApp[file] {
        for name in program.names(inFile: file) where asked.contains(name) {
          if modules.isEmpty {
            common.insert(name)
          } else {
            candidates[name] = candidates[name].map { $0.filter(modules.contains) } ?? modules
          }
        }
      }
    }
    self.common = common
    self.candidates = candidates
  }

  private static func imports(_ file: FileFacts) -> [String] {
    var found: Set<String> = []
    for id in file.children(file.root) where id != 0 && file.nodes[Int(id)].kind == .import {
      // `import struct Kit.Box`, `import Kit.Part`
      if let module = file.name(id).split(separator: ".").first { found.insert(String(module)) }
    }
    return found.sorted()
  }

  /// The unread modules that a file imports.
  func imported(at place: Ref) -> [String] { imports[Int(place.file)] }

  /// The origin of a name that the sources do not declare.
  enum Home: Hashable {
    case system
    /// An unread module; nil where several are possible.
    case unread(String?)
  }

  func home(of name: Symbol) -> Home {
    if common.contains(name) || isOfSystem(program.text(name)) { return .system }
    guard let modules = candidates[name] else { return .system }
    // Of several modules the one that the fewest files import: a module that all import is less specific.
    let rarest = modules.min { (importerCounts[$0] ?? 0, $0) < (importerCounts[$1] ?? 0, $1) }
    return .unread(rarest)
  }

  private func isOfSystem(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    // `UIView` begins with `UIV`: the last capital belongs to the word.
    return capitals.count > 2 && platform.prefixes.contains(String(capitals.dropLast()))
      || capitals.count == name.count && platform.prefixes.contains(name)
  }
}

/// The modules in the sources: packages' targets by their manifests, others by their folders.
private struct TreeModules {
  private let declared: Set<String>
  private let folders: Set<String>

  /// - Parameter imports: the imports of each file, by its number.
  init(files: [FileFacts], imports: [[String]]) {
    var declared: Set<String> = []
    var folders: Set<String> = []
    // A folder `Alamofire` whose files import Alamofire holds the app's extensions of it.
    var importing: Set<String> = []
    for (number, file) in files.enumerated() {
      let parts = file.path.split(separator: "/").map(String.init)
      for folder in parts.dropLast() {
        let module = Self.module(folder)
        folders.insert(module)
        if imports[number].contains(module) { importing.insert(module) }
      }
      if parts.last == "Package.swift" { declared.formUnion(Self.targets(file)) }
    }
    self.declared = declared
    self.folders = folders.subtracting(importing)
  }

  func holds(_ module: String) -> Bool { declared.contains(module) || folders.contains(module) }

  /// `.target(name: "Home-Kit")`: the module is `Home_Kit`.
  private static func targets(_ file: FileFacts) -> [String] {
    file.nodes.indices.compactMap { id in
      let id = NodeID(id)
      guard file.nodes[Int(id)].kind == .call, file.name(id).lowercased().hasSuffix("target"),
        let name = file.children(id, .arguments).first(where: { $0 != 0 && file.name($0) == "name" })
      else { return nil }
      let value = file.child(name, .value)
      return value != 0 && file.nodes[Int(value)].kind == .string ? module(file.name(value)) : nil
    }
  }

  private static func module(_ name: String) -> String { name.replacing("-", with: "_").replacing(" ", with: "_") }
}
