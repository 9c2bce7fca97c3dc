@_spi(RawSyntax) import SwiftSyntax

/// Turns the raw syntax tree of one file into nodes, in one walk.
///
/// The walk recurses with the nesting of the source. Chains that can be long without nesting (modifiers, operators,
/// `else if`) are loops, so that depth stays within ``depthLimit``.
struct Lowering {
  /// Deeper syntax becomes `none`.
  static let depthLimit = 800
  /// Longer literals are cut: no identifier, title or URL that matters is longer.
  static let literalLimit = 512

  /// Members and calls of one chain: `a.b().c()` has four. In a longer chain each part would be that far from its
  /// surroundings, and searches for these would go all the way.
  static let chainLimit = 12_000
  /// `else if` branches of one `if`.
  static let branchLimit = 5_000

  var names = NameTable()
  var nodes: [Node] = []
  var links: [UInt32] = [0]
  /// Children that wait for their parent.
  var pending: [NodeID] = []
  /// Links of the postfix chains in progress.
  var chain: [RawSyntax] = []
  /// Flags for everything at the current place.
  var context: Node.Flags = []
  var depth = 0
  var conditionalDepth = 0
  var isTest = false
  /// The first chain that was cut.
  private(set) var cut: SourceCut?

  private let places = ChildPlaces.all
  private var positions: SourcePositions
  /// The address at which the source would start if the part in progress were all of it: token texts are counted from
  /// it.
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

  /// - Parameter start: the start of the part in the file.
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

  /// The place of a token in the source.
  mutating func offset(of token: RawSyntax) -> Int {
    guard let base, let text = token.tokenView?.rawText.baseAddress else { return recentOffset }
    // Tokens that the parser inserted have their text elsewhere.
    let distance = Int(bitPattern: text) &- base
    if distance >= 0, distance <= sourceCount { recentOffset = distance }
    return recentOffset
  }

  mutating func place(_ token: RawSyntax?) -> Place {
    guard let token else { return positions.place(of: recentOffset) }
    return positions.place(of: offset(of: token))
  }

  /// The place of a node's first token.
  mutating func start(_ node: RawSyntax) -> Place {
    place(node.firstPresentToken)
  }

  func place(of id: NodeID) -> Place {
    Place(line: nodes[Int(id)].line, column: nodes[Int(id)].column)
  }

  mutating func place(ofOffset offset: Int) -> Place { positions.place(of: offset) }

  /// The rest of the chain is not read.
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

  /// Appends a token's name to a dotted name.
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

  /// A child with its role in the node that is added.
  typealias Child = (role: ChildRole, id: NodeID)

  /// A node whose children are being collected in ``pending``.
  struct OpenNode {
    fileprivate let kind: Node.Kind
    fileprivate let mark: Int
  }

  /// Begins a node. ``put(_:as:in:)`` fills its slots; the children of the run after them are then appended to
  /// ``pending``. Nodes that begin in the meantime end before it.
  func open(_ kind: Node.Kind) -> OpenNode { OpenNode(kind: kind, mark: pending.count) }

  /// Puts a child at its place in the layout of the node's kind.
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

  /// A list of the nodes appended since the mark; the shared empty list for none.
  mutating func list(at place: Place, from mark: Int) -> NodeID {
    pending.count == mark ? Self.emptyList : add(.list, at: place, from: mark)
  }
}
