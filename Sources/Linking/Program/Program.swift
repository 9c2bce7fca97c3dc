import SourceFacts

/// All facts of a run as one program: symbols, types with their extensions merged, and indexes by name.
///
/// Immutable after `init`. Building it is linear in the number of nodes.
final class Program {
  let files: [FileFacts]
  private(set) var symbols: SymbolTable
  /// Per file: from the file's string ids to symbols.
  private var fileSymbols: [[Symbol]]
  private var parents: [[UInt32]]
  private(set) var types: [TypeInfo] = []
  /// All types of a simple name.
  private(set) var typesByName: [Symbol: [TypeID]] = [:]
  /// The type a `type` or `extension` node stands for.
  private(set) var typeOfBody: [Ref: TypeID] = [:]
  private(set) var globals: [Symbol: [Ref]] = [:]
  private(set) var globalAliases: [Symbol: [Ref]] = [:]
  /// Calls by the callee's last name.
  let calls: NodeIndex
  /// Assignments by the target's last name.
  let assignments: NodeIndex
  /// `name` and `member` nodes.
  let mentions: NodeIndex
  /// `attribute` nodes.
  let attributes: NodeIndex
  /// `keyPath` nodes, by each name of their path.
  let keyPaths: NodeIndex

  init(files: [FileFacts]) {
    self.files = files
    var symbols = SymbolTable()
    var fileSymbols: [[Symbol]] = []
    var parents: [[UInt32]] = []
    var callEntries: [(Symbol, Ref)] = []
    var assignEntries: [(Symbol, Ref)] = []
    var mentionEntries: [(Symbol, Ref)] = []
    var attributeEntries: [(Symbol, Ref)] = []
    var keyPathEntries: [(Symbol, Ref)] = []
    for (fileIndex, file) in files.enumerated() {
      let map = file.strings.map { symbols.intern($0) }
      var parent = [UInt32](repeating: 0, count: file.nodes.count)
      for (id, node) in file.nodes.enumerated() {
        let start = Int(node.children)
        let count = Int(file.links[start])
        for place in 0..<count {
          let child = file.links[start + 1 + place]
          if child != 0 { parent[Int(child)] = UInt32(id) }
        }
        let ref = Ref(file: UInt32(fileIndex), node: UInt32(id))
        switch node.kind {
        case .call: callEntries.append((map[Int(node.name)], ref))
        case .name, .member: mentionEntries.append((map[Int(node.name)], ref))
        case .attribute: attributeEntries.append((map[Int(node.name)], ref))
        case .keyPath:
          for part in file.strings[Int(node.name)].split(separator: ".") { keyPathEntries.append((symbols.intern(String(part)), ref)) }
        case .assign:
          var target = file.child(UInt32(id), 0)
          while file.nodes[Int(target)].kind == .subscript { target = file.child(target, 0) }
          let targetKind = file.nodes[Int(target)].kind
          if targetKind == .name || targetKind == .member {
            assignEntries.append((map[Int(file.nodes[Int(target)].name)], ref))
          }
        default: break
        }
      }
      fileSymbols.append(map)
      parents.append(parent)
    }
    let count = symbols.names.count
    self.symbols = symbols
    self.fileSymbols = fileSymbols
    self.parents = parents
    calls = NodeIndex(symbolCount: count, entries: callEntries)
    assignments = NodeIndex(symbolCount: count, entries: assignEntries)
    mentions = NodeIndex(symbolCount: count, entries: mentionEntries)
    attributes = NodeIndex(symbolCount: count, entries: attributeEntries)
    keyPaths = NodeIndex(symbolCount: count, entries: keyPathEntries)
    collectTypes()
    collectMembers()
  }

  // MARK: nodes

  func node(_ r: Ref) -> Node { files[Int(r.file)].nodes[Int(r.node)] }
  func kind(_ r: Ref) -> Node.Kind { files[Int(r.file)].nodes[Int(r.node)].kind }
  func flags(_ r: Ref) -> Node.Flags { files[Int(r.file)].nodes[Int(r.node)].flags }
  func symbol(_ r: Ref) -> Symbol { fileSymbols[Int(r.file)][Int(files[Int(r.file)].nodes[Int(r.node)].name)] }
  func name(_ r: Ref) -> String { files[Int(r.file)].name(r.node) }
  func text(_ s: Symbol) -> String { symbols.names[Int(s)] }

  /// The child at a place, nil where it is absent.
  func child(_ r: Ref, _ place: Int) -> Ref? {
    let id = files[Int(r.file)].child(r.node, place)
    return id == 0 ? nil : Ref(file: r.file, node: id)
  }

  /// All children that are there.
  func children(_ r: Ref) -> [Ref] {
    files[Int(r.file)].children(r.node).compactMap { $0 == 0 ? nil : Ref(file: r.file, node: $0) }
  }

  func parent(_ r: Ref) -> Ref? {
    let id = parents[Int(r.file)][Int(r.node)]
    return id == 0 ? nil : Ref(file: r.file, node: id)
  }

  /// Some type or global declaration has the name; a quick no for most names.
  func isTypeOrGlobal(_ symbol: Symbol) -> Bool { Int(symbol) < topLevelNames.count && topLevelNames[Int(symbol)] }

  private lazy var topLevelNames: [Bool] = {
    var result = [Bool](repeating: false, count: symbols.names.count)
    for name in typesByName.keys { result[Int(name)] = true }
    for name in globals.keys { result[Int(name)] = true }
    return result
  }()

  /// The one is the other or stands inside of it.
  func contains(_ outer: Ref, _ inner: Ref) -> Bool {
    var current: Ref? = inner
    while let c = current {
      if c == outer { return true }
      current = parent(c)
    }
    return false
  }

  func callsNamed(_ name: String) -> ArraySlice<Ref> { symbols.find(name).map { calls[$0] } ?? [] }
  func assignmentsNamed(_ name: String) -> ArraySlice<Ref> { symbols.find(name).map { assignments[$0] } ?? [] }

  /// The nodes of a subtree in source order, the root first. Iterative: sources may nest without limit.
  func forEachNode(in root: Ref, _ body: (Ref) -> Bool) {
    var stack = [root]
    while let r = stack.popLast() {
      guard body(r) else { continue }
      for child in files[Int(r.file)].children(r.node).reversed() where child != 0 {
        stack.append(Ref(file: r.file, node: child))
      }
    }
  }

  // MARK: lexical surroundings

  /// The innermost type body (type or extension node) around a node.
  func enclosingBody(_ r: Ref) -> Ref? {
    var current = parent(r)
    while let c = current {
      let k = kind(c)
      if k == .type || k == .extension { return c }
      current = parent(c)
    }
    return nil
  }

  func enclosingType(_ r: Ref) -> TypeID? { enclosingBody(r).flatMap { typeOfBody[$0] } }

  /// The innermost function, accessor's variable or member variable around a node; not a closure.
  func enclosingMember(_ r: Ref) -> Ref? {
    var current = parent(r)
    while let c = current {
      switch kind(c) {
      case .function: return c
      case .variable:
        if let p = parent(c), isDeclarationScope(p) { return c }
      case .type, .extension: return nil
      default: break
      }
      current = parent(c)
    }
    return nil
  }

  /// The node holds members or globals, as opposed to statements.
  func isDeclarationScope(_ r: Ref) -> Bool {
    switch kind(r) {
    case .type, .extension, .file: true
    case .conditional: parent(r).map(isDeclarationScope) ?? false
    default: false
    }
  }

  /// In a preview, a test or a mock, as far as the syntax and the file's place tell.
  func isOutOfScope(_ r: Ref) -> Bool {
    let f = flags(r)
    return f.contains(.isPreview) || f.contains(.isTest) || outOfScopeFiles[Int(r.file)]
      || (enclosingType(r).map { types[$0].isOutOfScope } ?? false)
  }

  private lazy var outOfScopeFiles: [Bool] = files.map { $0.isTest || Program.isTestPath($0.path) }

  private static func isTestPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let last = parts.last else { return false }
    for part in parts.dropLast() {
      let p = part.lowercased()
      if p.hasSuffix("tests") || p.hasSuffix("mocks") || p == "mock" || p == "testing" || p == "testhelpers"
        || p == "preview content" || p.hasSuffix("uitest") || p.hasSuffix("previews") || p.hasSuffix("-tests") || p == "test"
      { return true }
    }
    return last.hasSuffix("Tests.swift") || last.hasSuffix("Test.swift") || last.hasSuffix("Mock.swift") || last.hasSuffix("Mocks.swift")
  }

  // MARK: types

  private func collectTypes() {
    var extensions: [(Ref, [Symbol])] = []
    var pending: [(Ref, Ref)] = []  // a type and the extension it stands in
    for (fileIndex, file) in files.enumerated() {
      // Parents have higher ids than their children: going down visits outer types first.
      for id in stride(from: file.nodes.count - 1, to: 0, by: -1) {
        let ref = Ref(file: UInt32(fileIndex), node: UInt32(id))
        switch file.nodes[id].kind {
        case .type:
          if let body = enclosingBody(ref) {
            if kind(body) == .type, let owner = typeOfBody[body] {
              declareType(ref, parent: owner)
            } else {
              pending.append((ref, body))
            }
          } else {
            declareType(ref, parent: nil)
          }
        case .extension:
          let parts = name(ref).split(separator: ".").map { symbols.intern(String($0)) }
          extensions.append((ref, parts))
        default: break
        }
      }
    }
    // Shorter names first: `extension A { struct B }` before `extension A.B`.
    for (ref, parts) in extensions.enumerated().sorted(by: { ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset) }).map(\.element) {
      guard let last = parts.last else { continue }
      var owner = extendedType(parts, file: ref.file)
      if owner == nil {
        types.append(TypeInfo(name: last, path: parts.map(text).joined(separator: "."), kind: .external))
        owner = types.count - 1
        typesByName[last, default: []].append(types.count - 1)
      }
      guard let id = owner else { continue }
      typeOfBody[ref] = id
      types[id].bodies.append(ref)
      for (inner, body) in pending where body == ref { declareTree(inner, parent: id, pending: pending) }
    }
    for (ref, _) in pending where typeOfBody[ref] == nil { declareType(ref, parent: nil) }
    for id in types.indices { types[id].bodies.sort() }
  }

  private func declareTree(_ ref: Ref, parent: TypeID, pending: [(Ref, Ref)]) {
    let id = declareType(ref, parent: parent)
    for (inner, body) in pending where body == ref { declareTree(inner, parent: id, pending: pending) }
  }

  private func extendedType(_ parts: [Symbol], file: UInt32) -> TypeID? {
    guard let first = parts.first else { return nil }
    let candidates = (typesByName[first] ?? []).filter { types[$0].parent == nil && (!types[$0].isFilePrivate || types[$0].declaration?.file == file) }
    let roots = candidates.sorted { a, b in
      let (sameA, sameB) = (types[a].declaration?.file == file, types[b].declaration?.file == file)
      return sameA != sameB ? sameA : a < b
    }
    for root in roots {
      var current: TypeID? = root
      for part in parts.dropFirst() { current = current.flatMap { types[$0].nested[part] } }
      if let current { return current }
    }
    return nil
  }

  @discardableResult private func declareType(_ ref: Ref, parent: TypeID?) -> TypeID {
    let f = flags(ref)
    let kind: TypeInfo.Kind =
      f.contains(.isClass) ? .class : f.contains(.isEnum) ? .enum : f.contains(.isProtocol) ? .protocol : f.contains(.isActor) ? .actor : .struct
    let name = symbol(ref)
    var info = TypeInfo(name: name, path: (parent.map { types[$0].path + "." } ?? "") + text(name), kind: kind, declaration: ref, parent: parent)
    info.bodies = [ref]
    info.isFilePrivate = parent == nil && f.contains(.isPrivate)
    info.isDebugOnly = f.contains(.isDebugOnly)
    info.isOutOfScope = f.contains(.isPreview) || f.contains(.isTest) || outOfScopeFiles[Int(ref.file)] || (parent.map { types[$0].isOutOfScope } ?? false)
    let id = types.count
    types.append(info)
    typesByName[name, default: []].append(id)
    typeOfBody[ref] = id
    if let parent { types[parent].nested[name] = id }
    return id
  }

  private func collectMembers() {
    for id in types.indices {
      for body in types[id].bodies {
        let isExtension = kind(body) == .extension
        let inheritancePlace = 2
        if let list = child(body, inheritancePlace) { types[id].inheritance += children(list) }
        if !isExtension, let list = child(body, 1) { types[id].generics = children(list) }
        for member in members(of: body, from: 4) { add(member, to: id) }
      }
    }
    for fileIndex in files.indices {
      let root = Ref(file: UInt32(fileIndex), node: files[fileIndex].root)
      for member in members(of: root, from: 0) {
        switch kind(member) {
        case .function, .variable: globals[symbol(member), default: []].append(member)
        case .typeAlias: globalAliases[symbol(member), default: []].append(member)
        default: break
        }
      }
    }
  }

  private func add(_ member: Ref, to id: TypeID) {
    let name = symbol(member)
    switch kind(member) {
    case .function, .variable: types[id].members[name, default: []].append(member)
    case .enumCase:
      if types[id].cases.updateValue(member, forKey: name) == nil { types[id].caseOrder.append(name) }
    case .typeAlias, .associatedType: types[id].aliases[name] = member
    default: break
    }
  }

  /// The declarations in a body, those under `#if` included.
  func members(of body: Ref, from place: Int) -> [Ref] {
    var result: [Ref] = []
    func add(_ list: [Ref]) {
      for r in list {
        if kind(r) == .conditional { add(children(r)) } else { result.append(r) }
      }
    }
    add(files[Int(body.file)].children(body.node).dropFirst(place).compactMap { $0 == 0 ? nil : Ref(file: body.file, node: $0) })
    return result
  }
}
