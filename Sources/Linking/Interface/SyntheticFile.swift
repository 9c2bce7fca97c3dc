import SourceFacts

/// Facts that are assembled by hand, for code that stands for another kind of source.
struct SyntheticFile {
  private var strings: [String] = [""]
  private var stringIDs: [String: UInt32] = ["": 0]
  // The absent child, and the empty list that all share.
  private var nodes = [Node(kind: .none, line: 0, column: 0), Node(kind: .list, line: 0, column: 0)]
  private var links: [UInt32] = [0]

  /// The empty list.
  static let nothing: NodeID = 1

  /// Adds a node. Its children must exist already: children come before their parents. Each child has the position of
  /// its role in the kind's layout; those of the run follow, and omitted lists are empty.
  mutating func add(
    _ kind: Node.Kind, _ name: String = "", flags: Node.Flags = [], line: UInt32,
    _ given: [ChildRole: NodeID] = [:], run: [NodeID] = []
  ) -> NodeID {
    let slots = given.isEmpty ? [] : kind.layout.slots
    let children = slots.map { given[$0] ?? ($0.isList ? SyntheticFile.nothing : 0) } + run
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
    _ = add(.file, line: 1, run: declarations)
    return FileFacts(path: path, strings: strings, nodes: nodes, links: links, directives: [], isTest: false)
  }

  // MARK: code

  /// `name(label: value)`
  mutating func call(_ name: String, label: String = "", _ value: NodeID? = nil, line: UInt32) -> NodeID {
    let callee = add(.name, name, line: line)
    let arguments = value.map { [add(.argument, label, line: line, [.value: $0])] } ?? []
    return add(.call, name, line: line, [.callee: callee], run: arguments)
  }

  /// `name(_, label: _)`: only the callee counts, and the arguments are omitted.
  mutating func call(_ name: String, labels: [String], line: UInt32) -> NodeID {
    let arguments = labels.map { add(.argument, $0, line: line, [.value: add(.name, "_", line: line)]) }
    return add(.call, name, line: line, [.callee: add(.name, name, line: line)], run: arguments)
  }

  /// `func name() { statements }`
  mutating func function(_ name: String, _ statements: [NodeID], line: UInt32) -> NodeID {
    let block = add(.block, line: line, run: statements)
    return add(.function, name, line: line, [.body: block])
  }

  /// `class name: base { members }`
  mutating func classType(_ name: String, inherits base: String?, _ members: [NodeID], line: UInt32) -> NodeID {
    var inheritance = SyntheticFile.nothing
    if let base { inheritance = add(.list, line: line, run: [add(.typeName, base, line: line)]) }
    return add(.type, name, flags: .isClass, line: line, [.inheritance: inheritance], run: members)
  }

  /// `extension name { members }`
  mutating func extensionOf(_ name: String, _ members: [NodeID], line: UInt32) -> NodeID {
    let type = add(.typeName, name, line: line)
    return add(.extension, name, line: line, [.type: type], run: members)
  }
}
