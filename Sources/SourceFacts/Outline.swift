extension FileFacts {
  /// The tree as an indented s-expression, for tests and debugging: one node a line with its kind, name, flags and
  /// place.
  public func outline() -> String {
    OutlinePrinter(facts: self, isCompact: false).text(of: root)
  }

  /// A node's tree on one line, with kinds, names and flags but without places.
  public func compactOutline(of id: NodeID? = nil) -> String {
    OutlinePrinter(facts: self, isCompact: true).text(of: id ?? root)
  }
}

/// Prints without recursion: facts may be deeper than the stack allows.
private struct OutlinePrinter {
  let facts: FileFacts
  let isCompact: Bool

  private enum Step {
    case open(NodeID, Int)
    case close
  }

  func text(of root: NodeID) -> String {
    var text = ""
    var steps = [Step.open(root, 0)]
    while let step = steps.popLast() {
      switch step {
      case .close:
        text += ")"
      case .open(let id, let level):
        if level > 0 { text += isCompact ? " " : "\n" + String(repeating: "  ", count: level) }
        if id == 0 {
          text += "_"
          continue
        }
        text += "("
        text += head(id)
        steps.append(.close)
        for child in facts.children(id).reversed() { steps.append(.open(child, level + 1)) }
      }
    }
    return text
  }

  private func head(_ id: NodeID) -> String {
    let node = facts.nodes[Int(id)]
    var text = "\(node.kind)"
    let name = facts.name(id)
    if !name.isEmpty { text += " " + Self.quoted(name) }
    let flags = Self.names(of: node)
    if !flags.isEmpty { text += " [" + flags.joined(separator: ", ") + "]" }
    if !isCompact, node.line > 0 { text += " \(node.line):\(node.column)" }
    return text
  }

  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") && $0 != 0x22 }
    return isPlain ? name : name.debugDescription
  }

  private static func names(of node: Node) -> [String] {
    let flags = node.flags
    var names: [String] = []
    func add(_ flag: Node.Flags, _ name: String) {
      if flags.contains(flag) { names.append(name) }
    }
    switch node.kind {
    case .type:
      add(.isClass, "class")
      add(.isStruct, "struct")
      add(.isEnum, "enum")
      add(.isProtocol, "protocol")
      add(.isActor, "actor")
    case .argument, .parameter: add(.trailing, node.kind == .argument ? "trailing" : "variadic")
    case .switchCase:
      add(.isDefault, "default")
      add(.isUnknownDefault, "unknown")
    case .enumCase: add(.hasRawValue, "raw")
    case .function:
      add(.isMutating, "mutating")
      add(.isAsync, "async")
    default: add(.isOptionalChain, "?")
    }
    add(.isStatic, "static")
    add(.isLet, "let")
    add(.isWeak, "weak")
    add(.isLazy, "lazy")
    add(.isPrivate, "private")
    add(.isPublic, "public")
    add(.isOverride, "override")
    add(.isPreview, "preview")
    add(.isDebugOnly, "debug")
    add(.isForOtherPlatforms, "elsewhere")
    add(.isTest, "test")
    return names
  }
}
