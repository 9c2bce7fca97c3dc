import NavigationModel
import SourceFacts

/// The results of one walk over the nodes of a run of files, in symbols of its own. Runs are walked in parallel.
struct FileScan: Sendable {
  private(set) var symbols = SymbolTable()
  // Per file of the run; see ``NodeTable``.
  private(set) var fileSymbols: [[Symbol]] = []
  private(set) var parents: [[UInt32]] = []
  private(set) var surroundings: [[UInt32]] = []
  private(set) var bodies: [[Ref]] = []
  /// By ``NodeIndexes/Kind``.
  private(set) var entries: [[(Symbol, Ref)]] = Array(repeating: [], count: NodeIndexes.Kind.allCases.count)

  /// Runs of neighbouring files with about as many nodes each.
  static func runs(of files: [FileFacts], count: Int) -> [Range<Int>] {
    let total = files.reduce(0) { $0 + $1.nodes.count }
    var runs: [Range<Int>] = []
    var start = 0
    var seen = 0
    for (place, file) in files.enumerated() {
      seen += file.nodes.count
      if seen * count >= total * (runs.count + 1) || place == files.count - 1 {
        runs.append(start..<(place + 1))
        start = place + 1
      }
    }
    return runs
  }

  init(_ files: [FileFacts], _ run: Range<Int>) {
    for index in run { read(files[index], UInt32(index)) }
  }

  private mutating func read(_ file: FileFacts, _ index: UInt32) {
    let map = file.strings.map { symbols.intern($0) }
    var parent = [UInt32](repeating: 0, count: file.nodes.count)
    let firstMention = entries[NodeIndexes.Kind.mentions.rawValue].count
    var labels: Set<UInt32> = []
    for (id, node) in file.nodes.enumerated() {
      let start = Int(node.children)
      for place in 0..<Int(file.links[start]) {
        let child = file.links[start + 1 + place]
        if child != 0 { parent[Int(child)] = UInt32(id) }
      }
      if node.kind == .parameter {
        labels.insert(file.child(UInt32(id), .label))
      } else {
        enter(node, Ref(file: index, node: UInt32(id)), file, map)
      }
    }
    if !labels.isEmpty { removeMentions(ofLabels: labels, from: firstMention) }
    fileSymbols.append(map)
    surround(file, index, parent, map)
    parents.append(parent)
  }

  /// Under its names.
  private mutating func enter(_ node: Node, _ ref: Ref, _ file: FileFacts, _ map: [Symbol]) {
    switch node.kind {
    case .call: add(.calls, map[Int(node.name)], ref)
    case .name, .member: add(.mentions, map[Int(node.name)], ref)
    case .type, .typeAlias, .associatedType, .genericParameter: add(.typeNames, map[Int(node.name)], ref)
    case .attribute: add(.attributes, map[Int(node.name)], ref)
    case .patternCase where !file.children(ref.node, .arguments).isEmpty: add(.patterns, map[Int(node.name)], ref)
    case .keyPath:
      for part in DottedName.parts(of: file.strings[Int(node.name)]) { add(.keyPaths, symbols.intern(part), ref) }
    case .extension:
      // An extension's dotted name is looked up by its parts.
      for part in DottedName.parts(of: file.strings[Int(node.name)]) { _ = symbols.intern(part) }
    case .assign: enter(assignment: ref, file, map)
    default: break
    }
  }

  private mutating func enter(assignment ref: Ref, _ file: FileFacts, _ map: [Symbol]) {
    var target = file.child(ref.node, .target)
    // Also indexed by the keyword: types decide which variable an own subscript stands for.
    if file.nodes[Int(target)].kind == .subscript { add(.assignments, symbols.intern("subscript"), ref) }
    while file.nodes[Int(target)].kind == .subscript { target = file.child(target, .base) }
    let kind = file.nodes[Int(target)].kind
    if kind == .name || kind == .member { add(.assignments, map[Int(file.nodes[Int(target)].name)], ref) }
  }

  /// A parameter's label is part of its function's name: `func sign(_ request: Request, present page: Page)` does not
  /// mention `present`.
  private mutating func removeMentions(ofLabels labels: Set<UInt32>, from first: Int) {
    let kind = NodeIndexes.Kind.mentions.rawValue
    let named = entries[kind][first...].filter { !labels.contains($0.1.node) }
    entries[kind].replaceSubrange(first..., with: named)
  }

  private mutating func add(_ kind: NodeIndexes.Kind, _ symbol: Symbol, _ ref: Ref) {
    entries[kind.rawValue].append((symbol, ref))
  }

  /// Parents have higher ids than their children: going down meets outer bodies first.
  private mutating func surround(_ file: FileFacts, _ index: UInt32, _ parent: [UInt32], _ map: [Symbol]) {
    var around = [UInt32](repeating: 0, count: parent.count)
    // The body number for the nodes directly inside of a body.
    var number: [UInt32: UInt32] = [:]
    var found: [Ref] = []
    var members: [(NodeIndexes.Kind, Symbol, Ref)] = []
    // `#if` between declarations.
    var scopes: Set<UInt32> = []
    for id in stride(from: parent.count - 1, to: 0, by: -1) {
      let node = file.nodes[id]
      let outer = parent[id]
      let outerKind = file.nodes[Int(outer)].kind
      let isInBody = outerKind == .type || outerKind == .extension
      around[id] = isInBody ? number[outer] ?? 0 : around[Int(outer)]
      switch node.kind {
      case .type, .extension:
        found.append(Ref(file: index, node: UInt32(id)))
        number[UInt32(id)] = UInt32(found.count)
      case .function, .variable, .conditional:
        guard isInBody || outerKind == .file || scopes.contains(outer) else { break }
        if node.kind == .conditional {
          scopes.insert(UInt32(id))
        } else {
          members.append(
            (node.kind == .function ? .functions : .variables, map[Int(node.name)], Ref(file: index, node: UInt32(id))))
        }
      default: break
      }
    }
    surroundings.append(around)
    bodies.append(found)
    for (kind, symbol, ref) in members.reversed() { add(kind, symbol, ref) }
  }
}

/// Nodes by name, one index for each kind of question.
struct NodeIndexes: Sendable {
  enum Kind: Int, CaseIterable {
    case calls, assignments, mentions, attributes, keyPaths, functions, variables, typeNames, patterns
  }
  private let indexes: [NodeIndex]

  /// In the order of the kinds.
  init(_ indexes: [NodeIndex]) { self.indexes = indexes }

  subscript(kind: Kind) -> NodeIndex { indexes[kind.rawValue] }
}
