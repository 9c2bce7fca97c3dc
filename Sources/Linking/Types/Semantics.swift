import NavigationModel
import SourceFacts

/// Names and types of the program, computed on demand and cached.
///
/// Only navigation code is asked about, so the cost follows that code, not the size of the program.
final class Semantics {
  let program: Program
  let library: LibraryTypes
  let budget: Budget
  /// The app's localised strings.
  let tables: StringTables

  var memory: SemanticsMemory
  // What is being answered. A copy is taken between questions, and begins without.
  var typesInProgress: Set<Ref> = []
  /// The depth of nested type resolutions.
  var resolutionDepth = 0
  private var supertypesInProgress: Set<TypeID> = []
  /// The number of types whose supertypes' names are being computed: answers in the meantime are provisional and must
  /// not be kept.
  var namesInProgress = 0
  /// Names that a type name of the sources can stand for. All others are the SDK's, or no types.
  private let typeNames: [Bool]
  let selfName: Symbol?, superName: Symbol?, selfTypeName: Symbol?
  /// Conforming and inheriting types, direct.
  var subtypes: [TypeID: [TypeID]] {
    if let known = memory.subtypeLists.answer { return known }
    var result: [TypeID: [TypeID]] = [:]
    for id in program.types.indices { for s in directSupertypes(of: id) { result[s, default: []].append(id) } }
    return memory.subtypeLists.keep(result)
  }

  /// Names of stream methods whose result pairs each value with an object.
  var ownerOperators: Set<Symbol> {
    if let known = memory.ownerOperatorNames.answer { return known }
    let found = findOwnerOperators()
    return memory.ownerOperatorNames.keep(found)
  }

  /// Names of methods that the app adds to streams and that pass values on unchanged.
  var passingOperators: Set<Symbol> {
    if let known = memory.passingOperatorNames.answer { return known }
    let found = findPassingOperators()
    return memory.passingOperatorNames.keep(found)
  }

  /// Functions that the app adds to all controllers to add a child, by the parameter that is the child.
  var childTakers: [Ref: Ref] { memory.childTakers.answer ?? memory.childTakers.keep(findChildTakers()) }

  /// The methods of the app's own controllers that add a child.
  var childHelpers: [Ref: ChildSource] { memory.childHelpers.answer ?? memory.childHelpers.keep(findChildHelpers()) }

  /// The types of these methods.
  var childHelperTypes: Set<TypeID> {
    memory.childHelperTypes.answer
      ?? memory.childHelperTypes.keep(Set(childHelpers.keys.compactMap(program.enclosingType)))
  }

  /// The keys of string tables by their letters and digits, for code that refers to generated constants.
  var spelledKeys: [String: [StringTables.Key]] {
    memory.spelledKeys.answer ?? memory.spelledKeys.keep(tables.spelledKeys())
  }

  /// Some type of the sources has `callAsFunction`.
  let hasCallableTypes: Bool

  init(
    program: Program, library: LibraryTypes = LibraryTypes(), budget: Budget = Budget(),
    tables: StringTables = StringTables([])
  ) {
    self.program = program
    self.library = library
    self.budget = budget
    self.tables = tables
    memory = SemanticsMemory(types: program.types.count)
    selfName = program.symbols.find("self")
    superName = program.symbols.find("super")
    selfTypeName = program.symbols.find("Self")
    hasCallableTypes =
      program.symbols.find("callAsFunction").map { name in program.types.contains { $0.members[name] != nil } } ?? false
    let added = Set(library.syntheses.keys.compactMap(program.symbols.find))
    typeNames = program.symbols.names.indices.map { name in
      let name = Symbol(name)
      return !program.typeNames[name].isEmpty || program.typesByName[name] != nil || added.contains(name)
    }
  }

  /// A copy for another thread, with what was answered so far. Must not be called during a question.
  func fork() -> Semantics { Semantics(like: self) }

  private init(like other: Semantics) {
    program = other.program
    library = other.library
    budget = other.budget
    tables = other.tables
    hasCallableTypes = other.hasCallableTypes
    typeNames = other.typeNames
    selfName = other.selfName
    superName = other.superName
    selfTypeName = other.selfTypeName
    memory = other.memory
  }

  /// Whether some type, alias or generic parameter of the sources has the name.
  func isTypeName(_ name: Symbol) -> Bool { typeNames[Int(name)] }

  // MARK: inheritance

  /// All supertypes that the sources declare or extend, nearest first, without the type itself.
  ///
  /// The farthest are computed first, without recursion: a chain may have any length.
  func supertypes(of type: TypeID) -> [TypeID] {
    if let known = memory.supertypeLists[type] { return known }
    if supertypesInProgress.contains(type) { return [] }
    var open = [type]
    while let next = open.last {
      if memory.supertypeLists[next] != nil || supertypesInProgress.contains(next) {
        open.removeLast()
      } else if memory.directLists[next] != nil {
        open.removeLast()
        memory.supertypeLists.keep(nearestSupertypes(of: next), for: next)
      } else {
        supertypesInProgress.insert(next)
        let direct = directSupertypes(of: next)
        supertypesInProgress.remove(next)
        memory.directLists.keep(direct, for: next)
        open += direct.filter { memory.supertypeLists[$0] == nil && memory.directLists[$0] == nil }.reversed()
      }
    }
    return memory.supertypeLists[type] ?? []
  }

  private func nearestSupertypes(of type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var seen: Set<TypeID> = [type]
    var queue = memory.directLists[type] ?? []
    var index = 0
    while index < queue.count, budget.supertypes.allows(after: result.count) {
      let next = queue[index]
      index += 1
      guard seen.insert(next).inserted else { continue }
      result.append(next)
      queue += memory.directLists[next] ?? directSupertypes(of: next)
    }
    return result
  }

  /// The first type with more supertypes than the budget allows.
  func typeWithTooManySupertypes() -> TypeID? {
    guard program.types.count > budget.supertypes.most else { return nil }
    let all = program.types.indices.filter { supertypes(of: $0).count == budget.supertypes.most }
    // The order of types is not that of the sources.
    return all.min { program.types[$0].bodies.lexicographicallyPrecedes(program.types[$1].bodies) }
  }

  private func directSupertypes(of type: TypeID) -> [TypeID] {
    program.types[type].inheritance.flatMap { node -> [TypeID] in
      nominals(in: resolve(node))
    }
  }

  private func nominals(in type: TypeExpression) -> [TypeID] {
    switch type {
    case .named(let id, _): [id]
    case .opaque(let parts): parts.flatMap(nominals)
    default: []
    }
  }

  /// Names of all supertypes, SDK types included.
  func supertypeNames(of type: TypeID) -> Set<String> {
    if let known = memory.externalSupertypes[type] { return known }
    if hasTooManySupertypes(type) { return namesOfNearestSupertypes(of: type) }
    memory.externalSupertypes.begin(type)
    namesInProgress += 1
    defer { namesInProgress -= 1 }
    var names: Set<String> = []
    func add(_ t: TypeExpression) {
      switch t {
      case .named(let id, _):
        names.insert(program.types[id].path)
        names.formUnion(supertypeNames(of: id))
      case .external(let name, _):
        names.insert(name)
        // A library's subclass of a stack is a stack: `class AppStack: LibNavigationController`.
        if name.hasSuffix("NavigationController") { names.insert("UINavigationController") }
      case .opaque(let parts): parts.forEach(add)
      default: break
      }
    }
    for node in program.types[type].inheritance { add(resolve(node)) }
    return memory.externalSupertypes.keep(names, for: type)
  }

  private func hasTooManySupertypes(_ type: TypeID) -> Bool {
    program.types.count > budget.supertypes.most && supertypes(of: type).count == budget.supertypes.most
  }

  private func namesOfNearestSupertypes(of type: TypeID) -> Set<String> {
    let names = Set(([type] + supertypes(of: type)).flatMap(namesOfDirectSupertypes))
    return memory.externalSupertypes.keep(names, for: type)
  }

  private func namesOfDirectSupertypes(of type: TypeID) -> [String] {
    if let known = memory.directNames[type] { return known }
    func names(_ t: TypeExpression) -> [String] {
      switch t {
      case .named(let id, _): [program.types[id].path]
      case .external(let name, _): [name]
      case .opaque(let parts): parts.flatMap(names)
      default: []
      }
    }
    let result = program.types[type].inheritance.flatMap { names(resolve($0)) }
    return memory.directNames.keep(result, for: type)
  }

  /// The bounds of `Self` in the extension around a place: `extension Subscribable where Self: UIViewController`.
  func boundsOfSelf(at place: Ref) -> [TypeExpression] {
    guard let body = program.enclosingBody(place), program.kind(body) == .extension else { return [] }
    return program.children(body, .requirements).compactMap { r in
      guard let subject = program.child(r, .left), program.name(subject) == "Self" else { return nil }
      return program.child(r, .right).map(resolve)
    }
  }

  /// Members that `self` has by the bounds of `Self`: `extension DetailRoute where Self: Router { func openDetail() {
  /// open(…) } }`.
  func membersOfBounds(named name: Symbol, at place: Ref) -> (type: TypeID, members: [Ref])? {
    for case .named(let id, _) in boundsOfSelf(at: place).map(\.core) {
      let found = members(named: name, of: id)
      if !found.isEmpty { return (id, found) }
    }
    return nil
  }

  func inherits(_ type: TypeID, from ancestor: TypeID) -> Bool {
    type == ancestor || supertypes(of: type).contains(ancestor)
  }

  /// The type, and all types that inherit from or conform to it.
  func withSubtypes(_ type: TypeID) -> [TypeID] {
    if let known = memory.subtypeTrees[type] { return known }
    var result: [TypeID] = [type]
    var seen: Set<TypeID> = [type]
    var index = 0
    while index < result.count {
      for s in subtypes[result[index]] ?? [] where seen.insert(s).inserted {
        // A type far down a chain has its first ancestor cut off by the limit.
        if result.count > budget.supertypes.most, !inherits(s, from: type) { continue }
        result.append(s)
      }
      index += 1
    }
    return memory.subtypeTrees.keep(result, for: type)
  }

  // MARK: members

  /// Variables and functions of a name that a value of the type has: its own first, then inherited ones.
  func members(named name: Symbol, of type: TypeID) -> [Ref] {
    let text = program.text(name)
    // Most names are no member of any type.
    let isOfWrapper =
      text.utf8.count > 1 && (text.utf8.first == UInt8(ascii: "$") || text.utf8.first == UInt8(ascii: "_"))
    if program.variables[name].isEmpty, program.functions[name].isEmpty, !isOfWrapper { return [] }
    let key = SemanticsMemory.MemberKey(name: name, type: type)
    if let known = memory.memberLists[key] { return known }
    var result = program.types[type].members[name] ?? []
    for s in supertypes(of: type) { result += program.types[s].members[name] ?? [] }
    // Members that the sources add to the root types of all views and controllers.
    for root in implicitRoots(of: type) where root != type { result += program.types[root].members[name] ?? [] }
    // `self.$path`, `self._path`: the projection and the wrapper of a stored property.
    if result.isEmpty, isOfWrapper, let stripped = program.symbols.find(String(text.dropFirst())) {
      result = members(named: stripped, of: type)
    }
    return memory.memberLists.keep(result, for: key)
  }

  func implicitRoots(of type: TypeID) -> [TypeID] {
    if let known = memory.rootLists[type] { return known }
    let result = findImplicitRoots(of: type)
    if namesInProgress == 0 { memory.rootLists.keep(result, for: type) }
    return result
  }

  private func findImplicitRoots(of type: TypeID) -> [TypeID] {
    var names = supertypeNames(of: type)
    if !program.types[type].isDeclared { names.insert(program.types[type].path) }
    var roots: [String] = []
    if names.contains("View") { roots.append("View") }
    if names.contains(where: { $0.hasSuffix("ViewController") || SDK.isController($0) }) {
      roots += SDK.controllerRoots
    }
    // Extensions of a library's protocol or class.
    roots += names.subtracting(roots).sorted()
    return roots.compactMap { name in
      program.symbols.find(name).flatMap { program.typesByName[$0]?.first { !program.types[$0].isDeclared } }
    }
  }

  /// A type that only extends an SDK type of this name, or one nested in another: `Defaults.Keys`.
  func extended(_ name: String) -> TypeID? {
    if let dot = name.lastIndex(of: ".") {
      return program.symbols.find(String(name[name.index(after: dot)...])).flatMap {
        program.typesByName[$0]?.first { !program.types[$0].isDeclared && program.types[$0].path == name }
      }
    }
    return program.symbols.find(name).flatMap {
      program.typesByName[$0]?.first { !program.types[$0].isDeclared && program.types[$0].parent == nil }
    }
  }

  /// The sources declare the conformance of an SDK base class of the type to a protocol of theirs: `extension NSObject:
  /// Then {}`.
  func rootsOf(_ type: TypeID, adopt wanted: TypeID) -> Bool {
    guard program.types[wanted].kind == .protocol else { return false }
    return implicitRoots(of: type).contains { inherits($0, from: wanted) }
  }

  // MARK: what a type is

  func isView(_ type: TypeID) -> Bool {
    if let known = memory.viewTypes[type] { return known }
    let result =
      program.types[type].isDeclared && program.types[type].kind != .protocol && !inheritsOwnView(type)
      && (supertypeNames(of: type).contains { SDK.viewProtocols.contains($0) } || buildsBody(type))
    return memory.viewTypes.keep(result, for: type)
  }

  func isViewModifier(_ type: TypeID) -> Bool { supertypeNames(of: type).contains("ViewModifier") }

  /// `class View: UIView`, `class Badge: View`: a class of the app with the name of SwiftUI's protocol.
  private func inheritsOwnView(_ type: TypeID) -> Bool {
    guard program.types[type].kind == .class else { return false }
    return supertypes(of: type).contains {
      program.types[$0].kind == .class && program.types[$0].isDeclared
        && SDK.viewProtocols.contains(program.types[$0].path)
    }
  }

  /// A view by a library's protocol: a struct, or a route, with a `body` that is some view.
  private func buildsBody(_ type: TypeID) -> Bool {
    guard [.struct, .enum].contains(program.types[type].kind), !program.types[type].inheritance.isEmpty,
      let name = program.symbols.find("body")
    else { return false }
    return (program.types[type].members[name] ?? []).contains { m in
      let isFunction = program.kind(m) == .function
      if isFunction, parameters(of: m).first.map(label) == "content" { return false }
      guard let node = program.child(m, isFunction ? .result : .type), case .opaque(let parts) = resolve(node) else {
        return false
      }
      return parts.contains { if case .external("View", _) = $0 { true } else { false } }
    }
  }
  func isController(_ type: TypeID) -> Bool {
    if let known = memory.controllerTypes[type] { return known }
    let result =
      program.types[type].isDeclared && program.types[type].kind != .protocol
      && (supertypeNames(of: type).contains { SDK.isController($0) } || livesAsController(type)
        || unreadBase(of: type).map(knownUnreadControllers().contains) ?? false)
    if namesInProgress == 0 { memory.controllerTypes.keep(result, for: type) }
    return result
  }

  func isScreenType(_ type: TypeID) -> Bool { isView(type) || isController(type) }

  /// A class of the app that is a controller for others beside or over each other: a stack, a bar of tabs, a split view.
  func isContainerController(_ type: TypeID) -> Bool {
    !supertypeNames(of: type).isDisjoint(with: SDK.containerControllers)
  }

  /// The type's name as people write it: dotted, without module and generics.
  func path(_ type: TypeID) -> String { program.types[type].path }

  /// The screen id of a type: `HomeView`, and for a second type with the name `HomeView@Reader`.
  func screenID(_ type: TypeID) -> String {
    guard isScreenType(type), let place = program.namesakes.place(of: type) else { return path(type) }
    return "\(path(type))@\(place)"
  }
}
