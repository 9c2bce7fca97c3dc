@testable import SourceFacts

func extract(_ source: String) -> FileFacts {
  FactExtractor().facts(path: "Test.swift", source: Array(source.utf8))
}

/// The compact outline of what stands in a file.
func outline(_ source: String) -> String {
  let facts = extract(source)
  return facts.children(facts.root).map { facts.compactOutline(of: $0) }.joined(separator: " ")
}

extension FileFacts {
  func all(_ kind: Node.Kind) -> [NodeID] {
    nodes.indices.filter { nodes[$0].kind == kind }.map { NodeID($0) }
  }

  func first(_ kind: Node.Kind, _ name: String? = nil) -> NodeID? {
    all(kind).first { name == nil || self.name($0) == name }
  }

  func place(_ id: NodeID) -> String { "\(nodes[Int(id)].line):\(nodes[Int(id)].column)" }
}
