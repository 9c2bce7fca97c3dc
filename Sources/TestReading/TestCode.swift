import Dialects
import SourceFacts

/// The declarations of tests, and those of the app that tests name: page objects, helpers, constants.
struct TestCode: Sendable {
  /// A type with the members of all its bodies.
  struct TypeEntry: Sendable {
    var members: [String: [Code]] = [:]
    var cases: [String: Code] = [:]
    /// The names of superclass and protocols, as written.
    var inherited: [String] = []
    /// Some test declares or extends it.
    var isOfTests = false
    /// The place of the declaration; nil for a type that is only extended.
    var declaration: Code?
  }

  let files: [FileFacts]
  let words: InterfaceTests
  /// By dotted name.
  private(set) var types: [String: TypeEntry] = [:]
  /// Dotted names by their last part.
  private(set) var paths: [String: [String]] = [:]
  /// What type aliases stand for, by their dotted names.
  private(set) var aliases: [String: String] = [:]
  /// Functions and variables outside of types, by name.
  private(set) var globals: [String: [Code]] = [:]
  /// The files of tests that name the app or its elements.
  private let drivers: Set<Int>
  /// The identifier of the app under test, where the tests name every app by one.
  let ownApplication: String?
  /// Methods of types that such files declare, by name, with the types.
  private(set) var methods: [String: [(code: Code, type: String)]] = [:]

  /// - Parameters:
  ///   - tests: with all function bodies.
  ///   - app: the app's files.
  init(tests: [FileFacts], app: [FileFacts], words: InterfaceTests) {
    files = tests + app
    self.words = words
    drivers = Set(
      tests.indices.filter {
        tests[$0].strings.contains { words.application.contains($0) || words.elements.contains($0) }
      })
    ownApplication = Self.ownApplication(of: tests, words)
    for file in files.indices {
      for id in files[file].children(files[file].root) { add(Code(file: file, node: id), in: nil, file < tests.count) }
    }
    for path in types.keys.sorted() {
      paths[String(path.split(separator: ".").last ?? ""), default: []].append(path)
    }
  }

  /// The app that the tests name most often. Where one is constructed without an identifier, that is the app under test.
  private static func ownApplication(of tests: [FileFacts], _ words: InterfaceTests) -> String? {
    var named: [String: Int] = [:]
    for file in tests {
      for (place, node) in file.nodes.enumerated() where node.kind == .call {
        let callee = file.child(NodeID(place), .callee)
        guard callee != 0, words.application.contains(file.name(callee)) else { continue }
        guard
          let argument = file.children(NodeID(place), .arguments)
            .first(where: { words.otherApplications.contains(file.name($0)) })
        else { return nil }
        let value = file.child(argument, .value)
        guard value != 0, file.nodes[Int(value)].kind == .string else { return nil }
        named[file.name(value), default: 0] += 1
      }
    }
    let most = named.values.max()
    let own = named.filter { $0.value == most }
    return own.count == 1 ? own.first?.key : nil
  }

  private mutating func add(_ code: Code, in type: String?, _ isOfTests: Bool) {
    guard code.node != 0 else { return }
    switch kind(code) {
    case .type, .extension: addType(code, in: type, isOfTests)
    case .conditional: for element in children(code, .elements) { add(element, in: type, isOfTests) }
    case .enumCase:
      let name = name(code)
      if let type { types[type]?.cases[name] = code }
    case .function, .variable: addMember(code, in: type, isOfTests)
    case .typeAlias:
      let path = type.map { "\($0).\(name(code))" } ?? name(code)
      aliases[path] = typeName(child(code, .type))
    default: break
    }
  }

  private mutating func addType(_ code: Code, in type: String?, _ isOfTests: Bool) {
    let path = type.map { "\($0).\(name(code))" } ?? name(code)
    var entry = types[path] ?? TypeEntry()
    entry.inherited += children(code, .inheritance).map(name)
    entry.isOfTests = entry.isOfTests || isOfTests
    if kind(code) == .type { entry.declaration = entry.declaration ?? code }
    types[path] = entry
    for member in children(code, .members) { add(member, in: path, isOfTests) }
  }

  private mutating func addMember(_ code: Code, in type: String?, _ isOfTests: Bool) {
    let name = name(code)
    let isFunction = kind(code) == .function
    guard let type else {
      if isOfTests || !isFunction { globals[name, default: []].append(code) }
      return
    }
    types[type]?.members[name, default: []].append(code)
    if isFunction, drivers.contains(code.file) { methods[name, default: []].append((code, type)) }
  }

  // MARK: nodes

  func node(_ code: Code) -> Node { files[code.file].nodes[Int(code.node)] }
  func kind(_ code: Code) -> Node.Kind { node(code).kind }
  func name(_ code: Code) -> String { files[code.file].name(code.node) }

  func child(_ code: Code, _ role: ChildRole) -> Code? {
    let id = files[code.file].child(code.node, role)
    return id == 0 ? nil : Code(file: code.file, node: id)
  }

  /// Those that exist.
  func children(_ code: Code, _ role: ChildRole) -> [Code] {
    files[code.file].children(code.node, role).compactMap { $0 == 0 ? nil : Code(file: code.file, node: $0) }
  }

  /// The name of a written type: `XCUIApplication` for `XCUIApplication!`.
  func typeName(_ code: Code?) -> String? {
    var current = code
    while let code = current {
      switch kind(code) {
      case .typeName: return name(code)
      case .typeMember: return typeName(child(code, .base)).map { "\($0).\(name(code))" } ?? name(code)
      case .typeOptional, .typeSome, .typeAny: current = child(code, .type)
      default: return nil
      }
    }
    return nil
  }

  // MARK: names

  /// The type that a name means in the code of a type; nil if there is none, or if several are possible.
  func type(named name: String, in context: String?) -> String? {
    // A type alias may stand for another alias, but only a few times in a row.
    var name = name
    for _ in 0..<Self.longestLineage {
      guard let other = alias(name, in: context), other != name else { break }
      name = other
    }
    return declaredType(named: name, in: context)
  }

  private func alias(_ name: String, in context: String?) -> String? {
    var around = context
    while let outer = around {
      if let found = aliases["\(outer).\(name)"] { return found }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return aliases[name]
  }

  private func declaredType(named name: String, in context: String?) -> String? {
    var around = context
    while let outer = around {
      if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let found = paths[last]?.filter({ $0.hasSuffix(".\(name)") }), found.count == 1 else { return nil }
    return found[0]
  }

  /// A type and what it inherits from, nearest first.
  func lineage(_ type: String) -> [String] {
    var found: [String] = []
    var waiting = [type]
    while let next = waiting.first, found.count < Self.longestLineage {
      waiting.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += types[next]?.inherited.map { self.type(named: $0, in: next) ?? $0 } ?? []
    }
    return found
  }

  /// Class hierarchies have three or four levels.
  private static let longestLineage = 24

  func member(_ name: String, of type: String) -> [(code: Code, type: String)] {
    for type in lineage(type) {
      if let found = types[type]?.members[name], !found.isEmpty { return found.map { ($0, type) } }
    }
    return []
  }
}
