import NavigationModel
import SourceFacts
import Threads

/// Finds the types of a program: declarations with their extensions, members, and top-level declarations.
struct TypeCollector {
  private let nodes: NodeTable
  private let outOfScopeFiles: [Bool]
  private let targets: ProgramTargets
  private let folders: FileFolders
  private let sight: ModuleSight
  private let threads: Int
  private(set) var types: [TypeInfo] = []
  private(set) var typesByName: [Symbol: [TypeID]] = [:]
  private(set) var typeOfBody: [Ref: TypeID] = [:]
  private(set) var globals: [Symbol: [Ref]] = [:]
  private(set) var globalAliases: [Symbol: [Ref]] = [:]

  init(
    nodes: NodeTable, outOfScopeFiles: [Bool], targets: ProgramTargets, folders: FileFolders, sight: ModuleSight,
    threads: Int
  ) {
    self.nodes = nodes
    self.targets = targets
    self.folders = folders
    self.sight = sight
    self.threads = threads
    self.outOfScopeFiles = outOfScopeFiles
    collectTypes()
    collectMembers()
  }

  private mutating func collectTypes() {
    var extensions: [(Ref, [Symbol])] = []
    // Types nested in an extension, or in such a type, by their enclosing node.
    var pending: [Ref: [Ref]] = [:]
    var pendingTypes: [Ref] = []
    for ref in nodes.bodies {
      switch nodes.kind(ref) {
      case .type:
        if let body = nodes.surrounding(ref).map({ nodes.bodies[$0] }) {
          if nodes.kind(body) == .type, let owner = typeOfBody[body] {
            declareType(ref, parent: owner)
          } else {
            pending[body, default: []].append(ref)
            pendingTypes.append(ref)
          }
        } else {
          declareType(ref, parent: nil)
        }
      default: extensions.append((ref, parts(ofNameOf: ref)))
      }
    }
    // Shorter names first: `extension A { struct B }` before `extension A.B`.
    for (ref, parts) in extensions.enumerated().sorted(by: {
      ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset)
    }).map(\.element) {
      guard let id = extendedType(parts, file: ref.file) ?? addExternalType(parts) else { continue }
      typeOfBody[ref] = id
      types[id].bodies.append(ref)
      for inner in pending[ref] ?? [] { declareTree(inner, parent: id, pending: pending) }
    }
    for ref in pendingTypes where typeOfBody[ref] == nil { declareType(ref, parent: nil) }
    for id in types.indices { types[id].bodies.sort() }
  }

  private func parts(ofNameOf node: Ref) -> [Symbol] {
    let name = nodes.name(node)
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name.isEmpty ? [] : [nodes.symbol(node)] }
    return DottedName.parts(of: name).compactMap { nodes.symbols.find($0) }
  }

  private mutating func addExternalType(_ parts: [Symbol]) -> TypeID? {
    guard let last = parts.last else { return nil }
    types.append(TypeInfo(name: last, path: parts.map(nodes.text).joined(separator: "."), kind: .external))
    typesByName[last, default: []].append(types.count - 1)
    return types.count - 1
  }

  private mutating func declareTree(_ ref: Ref, parent: TypeID, pending: [Ref: [Ref]]) {
    let id = declareType(ref, parent: parent)
    for inner in pending[ref] ?? [] { declareTree(inner, parent: id, pending: pending) }
  }

  private func extendedType(_ parts: [Symbol], file: UInt32) -> TypeID? {
    guard let first = parts.first else { return nil }
    let candidates = (typesByName[first] ?? []).filter {
      types[$0].parent == nil && (!types[$0].isFilePrivate || types[$0].declaration?.file == file)
        && sees($0, from: file)
    }
    let roots =
      candidates.count < 2
      ? candidates : candidates.map { ($0, nearness(of: $0, to: file)) }.sorted { $0.1 < $1.1 }.map(\.0)
    for root in roots {
      var current: TypeID? = root
      for part in parts.dropFirst() { current = current.flatMap { types[$0].nested[part] } }
      if let current { return current }
    }
    return externalType(parts)
  }

  /// `extension Defaults.Keys` in several files extends one type, though the sources do not declare it.
  private func externalType(_ parts: [Symbol]) -> TypeID? {
    guard parts.count > 1, let last = parts.last else { return nil }
    let path = parts.map(nodes.text).joined(separator: ".")
    return typesByName[last]?.first { types[$0].kind == .external && types[$0].path == path }
  }

  /// A type that only stands for an undeclared one is visible everywhere.
  private func sees(_ type: TypeID, from file: UInt32) -> Bool {
    guard sight.hasDependencies, let declaration = types[type].declaration else { return true }
    return sight.sees(
      declarationIn: declaration.file, isPublic: nodes.flags(declaration).contains(.isPublic), from: file)
  }

  /// Smaller is nearer, as for the names of types in code.
  private func nearness(of type: TypeID, to file: UInt32) -> (Int, Int, Int) {
    guard let declared = types[type].declaration?.file else { return (3, 0, type) }
    if declared == file { return (0, Int.min, type) }
    let distance = targets.distance(toDeclarationIn: declared, from: file) * 2 + sight.distance(declared, file)
    return (distance, -folders.common(declared, file), type)
  }

  @discardableResult private mutating func declareType(_ ref: Ref, parent: TypeID?) -> TypeID {
    let f = nodes.flags(ref)
    let kind: TypeInfo.Kind =
      f.contains(.isClass)
      ? .class
      : f.contains(.isEnum) ? .enum : f.contains(.isProtocol) ? .protocol : f.contains(.isActor) ? .actor : .struct
    let name = nodes.symbol(ref)
    var info = TypeInfo(
      name: name, path: (parent.map { types[$0].path + "." } ?? "") + nodes.text(name), kind: kind, declaration: ref,
      parent: parent)
    info.bodies = [ref]
    info.isFilePrivate = parent == nil && f.contains(.isPrivate)
    info.isDebugOnly = f.contains(.isDebugOnly)
    info.isOutOfScope =
      f.contains(.isPreview) || f.contains(.isTest) || outOfScopeFiles[Int(ref.file)]
      || (parent.map { types[$0].isOutOfScope } ?? false)
    let id = types.count
    types.append(info)
    typesByName[name, default: []].append(id)
    typeOfBody[ref] = id
    if let parent { types[parent].nested[name] = id }
    return id
  }

  private mutating func collectMembers() {
    let size = 512
    let parts = stride(from: 0, to: types.count, by: size).map { Array(types[$0..<min(types.count, $0 + size)]) }
    types = LargeStack.map(parts, threads: threads) { [nodes] part in
      part.map { Self.withMembers($0, nodes) }
    }.flatMap(\.self)
    for fileIndex in nodes.files.indices {
      let root = Ref(file: UInt32(fileIndex), node: nodes.files[fileIndex].root)
      for member in nodes.members(of: root) {
        switch nodes.kind(member) {
        case .function, .variable: globals[nodes.symbol(member), default: []].append(member)
        case .typeAlias: globalAliases[nodes.symbol(member), default: []].append(member)
        default: break
        }
      }
    }
  }

  private static func withMembers(_ type: TypeInfo, _ nodes: NodeTable) -> TypeInfo {
    var type = type
    for body in type.bodies {
      let isExtension = nodes.kind(body) == .extension
      type.inheritance += nodes.children(body, .inheritance)
      if !isExtension { type.generics = nodes.children(body, .generics) }
      // `protocol Sheet where Self: UIViewController` inherits as `protocol Sheet: UIViewController` does.
      if !isExtension, type.kind == .protocol {
        type.inheritance += nodes.children(body, .requirements).compactMap { r in
          guard nodes.name(r) == ":", let subject = nodes.child(r, .left), nodes.name(subject) == "Self" else {
            return nil
          }
          return nodes.child(r, .right)
        }
      }
      for member in nodes.members(of: body) {
        let name = nodes.symbol(member)
        switch nodes.kind(member) {
        case .function, .variable: type.members[name, default: []].append(member)
        case .enumCase:
          if type.cases.updateValue(member, forKey: name) == nil { type.caseOrder.append(name) }
        case .typeAlias, .associatedType: type.aliases[name] = member
        default: break
        }
      }
    }
    return type
  }
}
