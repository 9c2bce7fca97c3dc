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

  private var positions: SourcePositions
  private let base: UnsafePointer<UInt8>?
  private let sourceCount: Int
  private var recentOffset = 0

  init(tree: RawSyntax, sourceCount: Int) {
    self.sourceCount = sourceCount
    // Tokens point into the arena's copy of the source.
    if let first = tree.firstPresentToken, let view = first.tokenView, let start = view.rawText.baseAddress {
      base = start - view.leadingTriviaByteLength
      positions = SourcePositions(Bytes(start: base, count: sourceCount))
    } else {
      base = nil
      positions = SourcePositions(Bytes(start: nil, count: 0))
    }
    nodes.reserveCapacity(sourceCount / 8 + 16)
    links.reserveCapacity(sourceCount / 6 + 16)
    nodes.append(Node(kind: .none, line: 0, column: 0))
    // All empty lists are one node.
    nodes.append(Node(kind: .list, line: 0, column: 0))
  }

  static let emptyList: NodeID = 1

  mutating func lower(file tree: RawSyntax) {
    let mark = pending.count
    if let statements = tree.slots[Layout.SourceFile.statements] { appendItems(of: statements) }
    let root = add(.file, at: Place(line: 1, column: 1), from: mark)
    precondition(Int(root) == nodes.count - 1)
  }

  // MARK: places

  /// Where a token stands in the source.
  mutating func offset(of token: RawSyntax) -> Int {
    guard let base, let text = token.tokenView?.rawText.baseAddress else { return recentOffset }
    // Tokens that the parser made up have their text elsewhere.
    let distance = Int(bitPattern: text) &- Int(bitPattern: base)
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

  // MARK: names

  /// A token's name, without backticks.
  mutating func name(_ token: RawSyntax?) -> UInt32 {
    guard let token else { return 0 }
    let text = token.tokenText
    if text.count > 2, text[0] == UInt8(ascii: "`"), text[text.count - 1] == UInt8(ascii: "`") {
      return names.intern(Bytes(rebasing: text[1..<(text.count - 1)]))
    }
    return names.intern(text)
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
    _ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0, _ only: NodeID
  ) -> NodeID {
    let mark = pending.count
    pending.append(only)
    return add(kind, flags, at: place, name: name, from: mark)
  }

  mutating func add(
    _ kind: Node.Kind, _ flags: Node.Flags = [], at place: Place, name: UInt32 = 0, _ first: NodeID, _ second: NodeID
  ) -> NodeID {
    let mark = pending.count
    pending.append(first)
    pending.append(second)
    return add(kind, flags, at: place, name: name, from: mark)
  }

  /// A list of what was appended since the mark; the shared empty list for nothing.
  mutating func list(at place: Place, from mark: Int) -> NodeID {
    pending.count == mark ? Self.emptyList : add(.list, at: place, from: mark)
  }
}
