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

/// Repeatable random numbers.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
