import SourceFacts

/// All facts of a run as one program: symbols, types with their extensions merged, and indexes by name.
///
/// Immutable. Building it is linear in the number of nodes.
final class Program: Sendable {
  private let nodes: NodeTable
  private let indexes: NodeIndexes
  var files: [FileFacts] { nodes.files }
  var symbols: SymbolTable { nodes.symbols }
  let types: [TypeInfo]
  /// All types of a simple name.
  let typesByName: [Symbol: [TypeID]]
  /// The type of a `type` or `extension` node.
  let typeOfBody: [Ref: TypeID]
  let globals: [Symbol: [Ref]]
  let globalAliases: [Symbol: [Ref]]
  /// Calls by the callee's last name.
  var calls: NodeIndex { indexes[.calls] }
  /// Assignments by the target's last name.
  var assignments: NodeIndex { indexes[.assignments] }
  /// `name` and `member` nodes.
  var mentions: NodeIndex { indexes[.mentions] }
  /// `attribute` nodes.
  var attributes: NodeIndex { indexes[.attributes] }
  /// `keyPath` nodes, by each name of their path.
  var keyPaths: NodeIndex { indexes[.keyPaths] }
  /// Functions of types and of files; not those inside of functions.
  var functions: NodeIndex { indexes[.functions] }
  /// Variables of types and of files.
  var variables: NodeIndex { indexes[.variables] }
  /// Declarations of types, type aliases, associated types and generic parameters.
  var typeNames: NodeIndex { indexes[.typeNames] }
  /// Patterns of enum cases that examine the payload.
  var patterns: NodeIndex { indexes[.patterns] }
  /// Distinguishes declarations of several apps with one name.
  let targets: ProgramTargets
  let folders: FileFolders
  private let outOfScopeFiles: [Bool]
  /// A compact copy of ``types``: nearly every use of a name asks for it.
  private let outOfScopeTypes: [Bool]
  /// The types of the bodies that ``NodeTable/bodies`` lists.
  private let bodyTypes: [TypeID?]
  private let topLevelNames: [Bool]
  /// Distinguishes types with one name.
  let namesakes: Namesakes
  /// Type aliases in blocks, by name.
  let localAliases: [Symbol: [Ref]]

  /// Which module each file belongs to.
  let sight: ModuleSight

  /// - Parameters:
  ///   - dependencies: which of the files are no part of the app.
  ///   - projects: the projects beside the files, which say which target compiles which file.
  ///   - extensionFolders: the folders whose property list is that of an app extension, with the closing slash.
  ///   - threads: the number of threads that read nodes. The result does not depend on it.
  init(
    files: [FileFacts], dependencies: DependencyFacts = .none, projects: [ProjectFacts] = [],
    extensionFolders: Set<String> = [], threads: Int = 1
  ) {
    (nodes, indexes) = NodeTable.reading(files, threads: threads)
    var testFolders = TestFolders()
    let sight = ModuleSight(files: files, dependencies: dependencies)
    self.sight = sight
    // The names of folders above a dependency's sources do not count.
    outOfScopeFiles = files.enumerated().map {
      $1.isTest || !sight.isForeign(UInt32($0)) && testFolders.hold($1.path)
    }
    folders = FileFolders(files: files)
    targets = ProgramTargets(
      files: files, projects: projects, extensionFolders: extensionFolders, outOfScopeFiles: outOfScopeFiles,
      foreignFiles: files.indices.map { sight.isForeign(UInt32($0)) })
    let found = TypeCollector(
      nodes: nodes, outOfScopeFiles: outOfScopeFiles, targets: targets, folders: folders, sight: sight,
      threads: threads)
    var types = found.types
    StandIns(nodes: nodes, mentions: indexes[.mentions], outOfScopeFiles: outOfScopeFiles).mark(
      &types, named: found.typesByName, typeOfBody: found.typeOfBody)
    self.types = types
    outOfScopeTypes = types.map(\.isOutOfScope)
    namesakes = Namesakes(types: types, typesByName: found.typesByName, files: files, sight: sight)
    typesByName = found.typesByName
    typeOfBody = found.typeOfBody
    globals = found.globals
    globalAliases = found.globalAliases
    bodyTypes = nodes.bodies.map { found.typeOfBody[$0] }
    var topLevelNames = [Bool](repeating: false, count: nodes.symbols.names.count)
    for name in found.typesByName.keys { topLevelNames[Int(name)] = true }
    for name in found.globals.keys { topLevelNames[Int(name)] = true }
    for name in found.globalAliases.keys { topLevelNames[Int(name)] = true }
    self.topLevelNames = topLevelNames
    localAliases = Program.localAliases(nodes, indexes[.typeNames])
  }

  private static func localAliases(_ nodes: NodeTable, _ index: NodeIndex) -> [Symbol: [Ref]] {
    var result: [Symbol: [Ref]] = [:]
    for name in nodes.symbols.names.indices.map(Symbol.init) {
      for alias in index[name] where nodes.kind(alias) == .typeAlias && nodes.parent(alias).map(nodes.kind) == .block {
        result[name, default: []].append(alias)
      }
    }
    return result
  }

  // MARK: nodes

  /// The functions in extensions of types that the sources do not declare, in order. Linear in the types.
  var addedFunctions: [Ref] {
    types.filter { !$0.isDeclared }.flatMap { $0.members.values.joined() }.filter { kind($0) == .function }.sorted()
  }

  func node(_ r: Ref) -> Node { nodes.files[Int(r.file)].nodes[Int(r.node)] }
  func kind(_ r: Ref) -> Node.Kind { nodes.kind(r) }
  func flags(_ r: Ref) -> Node.Flags { nodes.flags(r) }
  func symbol(_ r: Ref) -> Symbol { nodes.symbol(r) }
  func name(_ r: Ref) -> String { nodes.name(r) }
  func text(_ s: Symbol) -> String { nodes.text(s) }
  /// All names that a file uses, each once.
  func names(inFile file: Int) -> [Symbol] { nodes.names(inFile: file) }

  /// The child with a role: nil where it is absent, and where nodes of this kind have no such child.
  func child(_ r: Ref, _ role: ChildRole) -> Ref? { nodes.child(r, role) }

  /// The children with a role: those in its list or block, or the run at the node's end.
  func children(_ r: Ref, _ role: ChildRole) -> [Ref] { nodes.children(r, role) }

  /// All children that are not absent.
  func children(_ r: Ref) -> [Ref] { nodes.children(r) }

  /// The number of children, with absent ones. Constant time.
  func childCount(_ r: Ref) -> Int { nodes.childCount(r) }

  func parent(_ r: Ref) -> Ref? { nodes.parent(r) }

  /// Some type, alias or global declaration has the name; a quick no for most names.
  func isTypeOrGlobal(_ symbol: Symbol) -> Bool { Int(symbol) < topLevelNames.count && topLevelNames[Int(symbol)] }

  /// The second node is the first or is inside of it.
  func contains(_ outer: Ref, _ inner: Ref) -> Bool {
    var current: Ref? = inner
    while let c = current {
      if c == outer { return true }
      current = parent(c)
    }
    return false
  }

  /// The two have the same text. Names in them may stand for different declarations.
  func isSameExpression(_ a: Ref, _ b: Ref) -> Bool {
    var pairs = [(a, b)]
    while let (a, b) = pairs.popLast() {
      if a == b { continue }
      guard kind(a) == kind(b), symbol(a) == symbol(b), case (let first, let second) = (children(a), children(b)),
        first.count == second.count
      else { return false }
      pairs += zip(first, second)
    }
    return true
  }

  /// The `switch` that an arm belongs to; `#if` may stand between them.
  func owner(ofArm arm: Ref) -> Ref? {
    guard let owner = parent(arm) else { return nil }
    return kind(owner) == .conditional ? parent(owner) ?? owner : owner
  }

  /// The subject of the `switch` to which an arm belongs.
  func subject(ofArm arm: Ref) -> Ref? { owner(ofArm: arm).flatMap { child($0, .subject) } }

  func callsNamed(_ name: String) -> ArraySlice<Ref> { symbols.find(name).map { calls[$0] } ?? [] }
  func assignmentsNamed(_ name: String) -> ArraySlice<Ref> { symbols.find(name).map { assignments[$0] } ?? [] }

  /// The nodes of a subtree in source order, the root first. Iterative: sources may nest without limit.
  func forEachNode(in root: Ref, _ body: (Ref) -> Bool) {
    let (nodes, links) = (files[Int(root.file)].nodes, files[Int(root.file)].links)
    var stack = [root.node]
    while let id = stack.popLast() {
      guard body(Ref(file: root.file, node: id)) else { continue }
      let list = Int(nodes[Int(id)].children)
      for place in stride(from: list + Int(links[list]), to: list, by: -1) where links[place] != 0 {
        stack.append(links[place])
      }
    }
  }

  // MARK: lexical surroundings

  /// The innermost type body (type or extension node) around a node.
  func enclosingBody(_ r: Ref) -> Ref? { nodes.surrounding(r).map { nodes.bodies[$0] } }

  func enclosingType(_ r: Ref) -> TypeID? { nodes.surrounding(r).flatMap { bodyTypes[$0] } }

  /// The innermost closure around a node, within its function and type.
  func enclosingClosure(_ r: Ref) -> Ref? {
    var current = parent(r)
    while let c = current, kind(c) != .closure {
      if kind(c) == .function || kind(c) == .type { return nil }
      current = parent(c)
    }
    return current
  }

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
  func isDeclarationScope(_ r: Ref) -> Bool { nodes.isDeclarationScope(r) }

  /// In a preview, a test or a mock, as far as the syntax and the file's place tell.
  func isOutOfScope(_ r: Ref) -> Bool {
    let f = flags(r)
    return f.contains(.isPreview) || f.contains(.isTest) || outOfScopeFiles[Int(r.file)]
      || (enclosingType(r).map { outOfScopeTypes[$0] } ?? false)
  }

  /// The file is one of tests or of mocks, by its number.
  func isOutOfScope(file: Int) -> Bool { outOfScopeFiles[file] }

  /// In code that a dialect declares for its library: no file of the app.
  func isOfLibrary(_ r: Ref) -> Bool { files[Int(r.file)].path.hasPrefix(Libraries.declaredFolder) }

  /// The declarations in a body, those under `#if` included.
  func members(of body: Ref) -> [Ref] { nodes.members(of: body) }
}
