import SourceFacts

/// Facts that are put together by hand: code that stands for something which is no Swift source.
struct SyntheticFile {
  private var strings: [String] = [""]
  private var stringIDs: [String: UInt32] = ["": 0]
  // The absent child, and the empty list that all share.
  private var nodes = [Node(kind: .none, line: 0, column: 0), Node(kind: .list, line: 0, column: 0)]
  private var links: [UInt32] = [0]

  /// The list with nothing in it.
  static let nothing: NodeID = 1

  /// Adds a node. Its children are there already: children come before their parents.
  mutating func add(
    _ kind: Node.Kind, _ name: String = "", flags: Node.Flags = [], line: UInt32, _ children: [NodeID] = []
  ) -> NodeID {
    var start: UInt32 = 0
    if !children.isEmpty {
      start = UInt32(links.count)
      links.append(UInt32(children.count))
      links += children
    }
    nodes.append(Node(kind: kind, flags: flags, line: line, column: 1, name: intern(name), children: start))
    return NodeID(nodes.count - 1)
  }

  private mutating func intern(_ text: String) -> UInt32 {
    if let id = stringIDs[text] { return id }
    let id = UInt32(strings.count)
    strings.append(text)
    stringIDs[text] = id
    return id
  }

  /// The facts with the given declarations at the top.
  consuming func facts(path: String, declarations: [NodeID]) -> FileFacts {
    _ = add(.file, line: 1, declarations)
    return FileFacts(path: path, strings: strings, nodes: nodes, links: links, directives: [], isTest: false)
  }

  // MARK: code

  /// `name(label: value)`
  mutating func call(_ name: String, label: String = "", _ value: NodeID? = nil, line: UInt32) -> NodeID {
    var children = [add(.name, name, line: line)]
    if let value { children.append(add(.argument, label, line: line, [value])) }
    return add(.call, name, line: line, children)
  }

  /// `name(_, label: _)`: only what is called counts, and nothing is said of what it is given.
  mutating func call(_ name: String, labels: [String], line: UInt32) -> NodeID {
    let arguments = labels.map { add(.argument, $0, line: line, [add(.name, "_", line: line)]) }
    return add(.call, name, line: line, [add(.name, name, line: line)] + arguments)
  }

  /// `func name() { statements }`
  mutating func function(_ name: String, _ statements: [NodeID], line: UInt32) -> NodeID {
    let block = add(.block, line: line, statements)
    let none = SyntheticFile.nothing
    return add(.function, name, line: line, [none, none, none, 0, none, block])
  }

  /// `class name: base { members }`
  mutating func classType(_ name: String, inherits base: String?, _ members: [NodeID], line: UInt32) -> NodeID {
    let none = SyntheticFile.nothing
    var inheritance = none
    if let base { inheritance = add(.list, line: line, [add(.typeName, base, line: line)]) }
    return add(.type, name, flags: .isClass, line: line, [none, none, inheritance, none] + members)
  }

  /// `extension name { members }`
  mutating func extensionOf(_ name: String, _ members: [NodeID], line: UInt32) -> NodeID {
    let none = SyntheticFile.nothing
    let type = add(.typeName, name, line: line)
    return add(.extension, name, line: line, [none, type, none, none] + members)
  }
}
