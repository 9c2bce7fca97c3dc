/// Access to the facts of a package's manifest (`Package.swift`), shared by its two readers.
struct ManifestNodes {
  let facts: FileFacts

  /// Nil where the file is no manifest.
  init?(_ facts: FileFacts) {
    guard facts.path.split(separator: "/").last == "Package.swift" else { return nil }
    self.facts = facts
  }

  func kind(_ node: NodeID) -> Node.Kind { facts.nodes[Int(node)].kind }
  func name(_ node: NodeID) -> String { facts.name(node) }
  func children(_ node: NodeID) -> [NodeID] { facts.children(node).filter { $0 != 0 } }

  /// The value of a call's argument; nil where there is none, and for a node that is no call.
  func argument(_ label: String, of call: NodeID) -> NodeID? {
    guard kind(call) == .call else { return nil }
    return facts.children(call, .arguments).first { kind($0) == .argument && name($0) == label }.map {
      facts.child($0, .value)
    }
  }

  /// A literal without interpolation; nil for a computed string.
  func text(_ node: NodeID) -> String? { kind(node) == .string && facts.children(node).isEmpty ? name(node) : nil }

  /// The literal that is a call's argument.
  func text(_ label: String, of call: NodeID) -> String? { argument(label, of: call).flatMap(text) }
}
