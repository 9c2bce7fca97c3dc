import SourceFacts
import Threads

/// The nodes of all files with their surroundings, and the names of the program as symbols.
struct NodeTable: Sendable {
  let files: [FileFacts]
  let symbols: SymbolTable
  private let places = ChildPlaces.all
  /// Per file: from the file's string ids to symbols.
  private let fileSymbols: [[Symbol]]
  /// Per file and node: the parent, 0 for none.
  private let parents: [[UInt32]]
  /// Per file and node: which of the file's ``bodies`` is the innermost around the node, counted from 1; 0 for none.
  private let surroundings: [[UInt32]]
  /// Bodies of types and extensions; those of a file follow one another, outer ones before inner ones.
  let bodies: [Ref]
  /// Per file: its place in ``bodies``.
  private let firstBodies: [Int]

  /// The table, and the indexes of its nodes.
  ///
  /// - Parameter threads: the number of threads that read files. The result does not depend on it.
  static func reading(_ files: [FileFacts], threads: Int) -> (NodeTable, NodeIndexes) {
    let scans = LargeStack.map(FileScan.runs(of: files, count: threads), threads: threads) { FileScan(files, $0) }
    // The first scan keeps its symbols; the others' are mapped to them, in the order that one scan of all files would
    // give.
    var symbols = scans.first?.symbols ?? SymbolTable()
    let translations = scans.enumerated().map { place, scan in
      place == 0 ? Array(0..<Symbol(scan.symbols.names.count)) : symbols.intern(scan.symbols)
    }
    let count = symbols.names.count
    let fileSymbols = scans.indices.flatMap { place in
      place == 0 ? scans[0].fileSymbols : scans[place].fileSymbols.map { $0.map { translations[place][Int($0)] } }
    }
    var firstBodies: [Int] = []
    var bodies: [Ref] = []
    for file in scans.flatMap(\.bodies) {
      firstBodies.append(bodies.count)
      bodies += file
    }
    let table = NodeTable(
      files: files, symbols: symbols, fileSymbols: fileSymbols, parents: scans.flatMap(\.parents),
      surroundings: scans.flatMap(\.surroundings),
      bodies: bodies, firstBodies: firstBodies)
    let indexes = LargeStack.map(NodeIndexes.Kind.allCases, threads: threads) { kind in
      NodeIndex(
        symbolCount: count,
        runs: scans.indices.map { (entries: scans[$0].entries[kind.rawValue], symbols: translations[$0]) })
    }
    return (table, NodeIndexes(indexes))
  }

  func kind(_ r: Ref) -> Node.Kind { files[Int(r.file)].nodes[Int(r.node)].kind }
  func flags(_ r: Ref) -> Node.Flags { files[Int(r.file)].nodes[Int(r.node)].flags }
  func symbol(_ r: Ref) -> Symbol { fileSymbols[Int(r.file)][Int(files[Int(r.file)].nodes[Int(r.node)].name)] }
  func name(_ r: Ref) -> String { files[Int(r.file)].name(r.node) }
  func text(_ s: Symbol) -> String { symbols.names[Int(s)] }
  /// All names that a file uses, each once.
  func names(inFile file: Int) -> [Symbol] { fileSymbols[file] }

  /// The child with a role: nil where it is absent, and where nodes of this kind have no such child.
  func child(_ r: Ref, _ role: ChildRole) -> Ref? {
    let id = files[Int(r.file)].child(r.node, role, places)
    return id == 0 ? nil : Ref(file: r.file, node: id)
  }

  /// The children with a role: those in its list or block, or the run at the node's end.
  func children(_ r: Ref, _ role: ChildRole) -> [Ref] {
    files[Int(r.file)].children(r.node, role, places).compactMap { $0 == 0 ? nil : Ref(file: r.file, node: $0) }
  }

  /// All children that are not absent.
  func children(_ r: Ref) -> [Ref] {
    files[Int(r.file)].children(r.node).compactMap { $0 == 0 ? nil : Ref(file: r.file, node: $0) }
  }

  /// The number of children, with absent ones.
  func childCount(_ r: Ref) -> Int { files[Int(r.file)].children(r.node).count }

  func parent(_ r: Ref) -> Ref? {
    let id = parents[Int(r.file)][Int(r.node)]
    return id == 0 ? nil : Ref(file: r.file, node: id)
  }

  /// The place in ``bodies`` of the innermost body around a node.
  func surrounding(_ r: Ref) -> Int? {
    let number = surroundings[Int(r.file)][Int(r.node)]
    return number == 0 ? nil : firstBodies[Int(r.file)] + Int(number) - 1
  }

  /// The declarations in a body, those under `#if` included.
  func members(of body: Ref) -> [Ref] {
    var result: [Ref] = []
    func add(_ list: [Ref]) {
      for r in list {
        if kind(r) == .conditional { add(children(r)) } else { result.append(r) }
      }
    }
    add(children(body, kind(body) == .file ? .statements : .members))
    return result
  }

  /// The node holds members or globals, as opposed to statements.
  func isDeclarationScope(_ r: Ref) -> Bool {
    switch kind(r) {
    case .type, .extension, .file: true
    case .conditional: parent(r).map(isDeclarationScope) ?? false
    default: false
    }
  }
}
