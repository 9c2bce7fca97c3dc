/// What extraction keeps of one source file: a reduced tree in three flat arrays.
///
/// A pure function of the file's bytes and ``FileFacts/version``; never of another file.
public struct FileFacts: Hashable, Sendable {
  /// Raised whenever the same bytes would give other facts.
  public static let version: UInt32 = 11

  /// As the caller named the file; not part of the cached form's identity.
  public var path: String
  /// Interned text; `strings[0]` is empty.
  public var strings: [String]
  /// `nodes[0]` is the `none` node; children come before their parents; ``root`` is last.
  public var nodes: [Node]
  /// Child lists: a count, then that many node ids; `links[0]` is 0, the empty list.
  public var links: [UInt32]
  /// Comments that speak to navlint (`navlint:disable …`), in source order.
  public var directives: [Directive]
  /// The file imports a test framework or declares test cases. One that says so in its first imports has no nodes but
  /// the root.
  public var isTest: Bool
  /// The first part of the file that was not read, if there is one.
  public var cut: SourceCut?

  public struct Directive: Hashable, Sendable {
    /// 1-based line on which the comment starts.
    public var line: UInt32
    /// The text from `navlint:` to the end of the comment.
    public var text: String
    public init(line: UInt32, text: String) {
      self.line = line
      self.text = text
    }
  }

  public init(
    path: String, strings: [String], nodes: [Node], links: [UInt32], directives: [Directive], isTest: Bool,
    cut: SourceCut? = nil
  ) {
    self.path = path
    self.strings = strings
    self.nodes = nodes
    self.links = links
    self.directives = directives
    self.isTest = isTest
    self.cut = cut
  }

  /// The `file` node.
  public var root: NodeID { NodeID(nodes.count - 1) }

  /// A node's children; an absent child is id 0.
  @inlinable public func children(_ id: NodeID) -> ArraySlice<UInt32> {
    let start = Int(nodes[Int(id)].children)
    return links[(start + 1)..<(start + 1 + Int(links[start]))]
  }

  /// The child at a place, or 0 where the node has fewer.
  @inlinable public func child(_ id: NodeID, _ place: Int) -> NodeID {
    let start = Int(nodes[Int(id)].children)
    return place < Int(links[start]) ? links[start + 1 + place] : 0
  }

  @inlinable public func name(_ id: NodeID) -> String { strings[Int(nodes[Int(id)].name)] }
}
