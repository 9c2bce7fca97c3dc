extension FileFacts {
  /// Whether the two files differ at most in positions: in comments, blank lines, and code that extraction does not
  /// keep.
  ///
  /// Directive comments refer to the code beside them, so a file with some is only the same where it is equal.
  public func saysTheSame(as other: FileFacts) -> Bool {
    guard path == other.path, isTest == other.isTest, cut == other.cut, fault == other.fault,
      strings == other.strings, links == other.links
    else { return false }
    if nodes == other.nodes, directives == other.directives { return true }
    guard directives.isEmpty, other.directives.isEmpty, nodes.count == other.nodes.count else { return false }
    return zip(nodes, other.nodes).allSatisfy { a, b in
      a.kind == b.kind && a.flags == b.flags && a.name == b.name && a.children == b.children
    }
  }
}
