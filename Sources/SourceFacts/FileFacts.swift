/// The facts of one source file: a reduced tree in three flat arrays.
///
/// A pure function of the file's bytes and ``FileFacts/version``; independent of other files.
public struct FileFacts: Hashable, Sendable {
  /// Raised whenever the same bytes would give other facts.
  public static let version: UInt32 = 22

  /// The file's path as the caller named it; not part of the cached form's identity.
  public var path: String
  /// Interned text; `strings[0]` is empty.
  public var strings: [String]
  /// `nodes[0]` is the `none` node; children come before their parents; ``root`` is last.
  public var nodes: [Node]
  /// Child lists: a count, then that many node ids; `links[0]` is 0, the empty list.
  public var links: [UInt32]
  /// Directive comments (`navlint:disable …`), in source order.
  public var directives: [Directive]
  /// The file imports a test framework or declares test cases. One whose first imports say so has no nodes but the
  /// root.
  public var isTest: Bool
  /// The first part of the file that was not read, if there is one.
  public var cut: SourceCut?
  /// Why the file cannot be read completely; nil for a test, and for a sound file.
  public var fault: SourceFault?

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
    cut: SourceCut? = nil, fault: SourceFault? = nil
  ) {
    self.path = path
    self.strings = strings
    self.nodes = nodes
    self.links = links
    self.directives = directives
    self.isTest = isTest
    self.cut = cut
    self.fault = fault
  }

  /// The facts of a file that could not be read at all.
  public init(unread path: String, _ fault: SourceFault) {
    self.init(
      path: path, strings: [""],
      nodes: [
        Node(kind: .none, line: 0, column: 0), Node(kind: .list, line: 0, column: 0),
        Node(kind: .file, line: 1, column: 1),
      ], links: [0],
      directives: [], isTest: false, fault: fault)
  }

  /// The `file` node.
  public var root: NodeID { NodeID(nodes.count - 1) }

  /// A node's children; an absent child is id 0.
  @inlinable public func children(_ id: NodeID) -> ArraySlice<UInt32> {
    let start = Int(nodes[Int(id)].children)
    return links[(start + 1)..<(start + 1 + Int(links[start]))]
  }

  // Inlined, so that code that reads many files copies none of their facts.

  /// The child of a role; 0 where it is absent, and where nodes of this kind have no such child.
  @inlinable @inline(__always)
  public func child(_ id: NodeID, _ role: ChildRole, _ places: ChildPlaces = .all) -> NodeID {
    let node = nodes[Int(id)]
    let start = Int(node.children)
    let slot = places.slot(of: role, in: node.kind)
    return slot < Int(links[start]) ? links[start + 1 + slot] : 0
  }

  /// The children with a role: those in its list or block, or the run at the node's end. An absent child is id 0.
  @inlinable @inline(__always)
  public func children(
    _ id: NodeID, _ role: ChildRole, _ places: ChildPlaces = .all
  ) -> ArraySlice<UInt32> {
    let kind = nodes[Int(id)].kind
    let first = places.runStart(of: role, in: kind)
    return first == ChildPlaces.nowhere ? children(child(id, role, places)) : children(id).dropFirst(first)
  }

  /// The modules of the file's top-level imports: for `import Kit.Part` and `import struct Kit.Box`, `Kit`.
  public var importedModules: [String] {
    children(root).compactMap { id in
      guard id != 0, nodes[Int(id)].kind == .import else { return nil }
      return name(id).split(separator: ".").first.map(String.init)
    }
  }

  @inlinable public func name(_ id: NodeID) -> String { strings[Int(nodes[Int(id)].name)] }
}
