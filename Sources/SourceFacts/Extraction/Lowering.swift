@_spi(RawSyntax) import SwiftSyntax

/// Turns the raw syntax tree of one file into nodes, in one walk.
///
/// The walk recurses with the nesting of the source. Chains that can be long without nesting (modifiers, operators,
/// `else if`) are loops, so that depth stays within ``depthLimit``.
struct Lowering {
  /// What is nested deeper than this becomes `none`.
  static let depthLimit = 800
  /// Longer literals are cut: no identifier, title or URL that matters is longer.
  static let literalLimit = 512

  /// Members and calls of one chain: `a.b().c()` has four. Each part of a longer one would be that far from its
  /// surroundings, and all that looks for these goes all the way.
  static let chainLimit = 12_000
  /// `else if` of one `if`.
  static let branchLimit = 5_000

  var names = NameTable()
  var nodes: [Node] = []
  var links: [UInt32] = [0]
  /// Children that wait for their parent.
  var pending: [NodeID] = []
  /// Links of the postfix chains that are being lowered.
  var chain: [RawSyntax] = []
  /// Flags for everything in the current place.
  var context: Node.Flags = []
  var depth = 0
  var conditionalDepth = 0
  var isTest = false
  /// The first chain that was not read to its end.
  private(set) var cut: SourceCut?

  private let places = ChildPlaces.all
  private var positions: SourcePositions
  /// Where the source would start in memory if the part that is being lowered were all of it: what a token's text is
  /// counted from.
  private var base: Int?
  private let sourceCount: Int
  private var recentOffset = 0

  init(source: UnsafeBufferPointer<UInt8>) {
    sourceCount = source.count
    positions = SourcePositions(source)
    nodes.reserveCapacity(sourceCount / 8 + 16)
    links.reserveCapacity(sourceCount / 6 + 16)
    nodes.append(Node(kind: .none, line: 0, column: 0))
    // All empty lists are one node.
    nodes.append(Node(kind: .list, line: 0, column: 0))
  }

  static let emptyList: NodeID = 1

  /// - Parameter start: where in the file the part stands.
  mutating func lower(part tree: RawSyntax, at start: Int) {
    // Tokens point into the arena's copy of the part.
    base = nil
    if let first = tree.firstPresentToken, let view = first.tokenView, let text = view.rawText.baseAddress {
      base = Int(bitPattern: text) - view.leadingTriviaByteLength - start
    }
    recentOffset = start
    if let statements = tree.slots[Layout.SourceFile.statements] { appendItems(of: statements) }
  }

  mutating func finish() {
    let root = add(.file, at: Place(line: 1, column: 1), from: 0)
    precondition(Int(root) == nodes.count - 1)
  }

  // MARK: places

  /// Where a token stands in the source.
  mutating func offset(of token: RawSyntax) -> Int {
    guard let base, let text = token.tokenView?.rawText.baseAddress else { return recentOffset }
    // Tokens that the parser made up have their text elsewhere.
    let distance = Int(bitPattern: text) &- base
    if distance >= 0, distance <= sourceCount { recentOffset = distance }
    return recentOffset
  }

  mutating func place(_ token: RawSyntax?) -> Place {
    guard let token else { return positions.place(of: recentOffset) }
    return positions.place(of: offset(of: token))
  }

  /// Where a node's first token stands.
  mutating func start(_ node: RawSyntax) -> Place {
    place(node.firstPresentToken)
  }

  func place(of id: NodeID) -> Place {
    Place(line: nodes[Int(id)].line, column: nodes[Int(id)].column)
  }

  mutating func place(ofOffset offset: Int) -> Place { positions.place(of: offset) }

  /// What follows in a chain is not read.
  mutating func cutChain(at node: RawSyntax) {
    let line = place(node.lastPresentToken).line
    if cut == nil { cut = SourceCut(line: line, reason: .chains) }
  }

  // MARK: names

  /// A token's name.
  mutating func name(_ token: RawSyntax?) -> UInt32 {
    guard let token else { return 0 }
    let text = token.tokenText
    return RawIdentifier.isQuoted(text)
      ? names.intern(copying: RawIdentifier.name(text)) : names.intern(text)
  }

  /// Adds a token's name to a name with dots.
  func append(nameOf token: RawSyntax?, to path: inout [UInt8]) {
    guard let text = token?.tokenText else { return }
    if RawIdentifier.isQuoted(text) { path += RawIdentifier.name(text) } else { path += text }
  }

  /// The source from a node's first to its last token.
  func text(_ node: RawSyntax) -> Bytes {
    guard let first = node.firstPresentToken?.tokenText, let last = node.lastPresentToken?.tokenText,
      let start = first.baseAddress, let end = last.baseAddress, end >= start
    else { return Bytes(start: nil, count: 0) }
    return Bytes(start: start, count: end - start + last.count)
  }

  /// Shortens literal text, between characters.
  func cut(_ text: Bytes) -> Bytes {
    guard text.count > Self.literalLimit else { return text }
    var end = Self.literalLimit
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return Bytes(rebasing: text[..<end])
  }

  // MARK: nodes

  mutating func add(_ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0) -> NodeID {
    nodes.append(Node(kind: kind, flags: flags.union(context), line: place.line, column: place.column, name: name))
    return NodeID(nodes.count - 1)
  }

  /// A node with the children that were appended to ``pending`` since the mark.
  mutating func add(
    _ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0, from mark: Int
  ) -> NodeID {
    let count = pending.count - mark
    guard count > 0 else { return add(kind, flags, at: place, name: name) }
    let start = UInt32(links.count)
    links.append(UInt32(count))
    links.append(contentsOf: pending[mark...])
    pending.removeLast(count)
    nodes.append(
      Node(
        kind: kind, flags: flags.union(context), line: place.line, column: place.column, name: name, children: start))
    return NodeID(nodes.count - 1)
  }

  mutating func add(
    _ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0, _ only: Child
  ) -> NodeID {
    let open = open(kind)
    put(only.id, as: only.role, in: open)
    return close(open, flags, at: place, name: name)
  }

  mutating func add(
    _ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0, _ first: Child, _ second: Child
  ) -> NodeID {
    let open = open(kind)
    put(first.id, as: first.role, in: open)
    put(second.id, as: second.role, in: open)
    return close(open, flags, at: place, name: name)
  }

  // MARK: nodes of several children

  /// A child and what it is to the node that is added.
  typealias Child = (role: ChildRole, id: NodeID)

  /// A node whose children are being collected in ``pending``.
  struct OpenNode {
    fileprivate let kind: Node.Kind
    fileprivate let mark: Int
  }

  /// Begins a node. Its slots are filled by ``put(_:as:in:)``; what the run after them holds is then appended to
  /// ``pending``. Nodes that are begun meanwhile end before it.
  func open(_ kind: Node.Kind) -> OpenNode { OpenNode(kind: kind, mark: pending.count) }

  /// Puts a child where the layout of the node's kind has it.
  mutating func put(_ child: NodeID, as role: ChildRole, in node: OpenNode) {
    let slot = places.slot(of: role, in: node.kind)
    guard slot != ChildPlaces.nowhere else {
      preconditionFailure("A node of the kind '\(node.kind)' has no '\(role)'.")
    }
    while pending.count <= node.mark + slot { pending.append(0) }
    pending[node.mark + slot] = child
  }

  mutating func close(
    _ node: OpenNode, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0
  ) -> NodeID {
    add(node.kind, flags, at: place, name: name, from: node.mark)
  }

  /// A list of what was appended since the mark; the shared empty list for nothing.
  mutating func list(at place: Place, from mark: Int) -> NodeID {
    pending.count == mark ? Self.emptyList : add(.list, at: place, from: mark)
  }
}
