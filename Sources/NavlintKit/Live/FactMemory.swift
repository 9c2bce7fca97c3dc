import Caching

/// The facts of the files that the last run read, so that the next one reads only what changed. What the last run did
/// not use is forgotten, so it never grows beyond one program.
struct FactMemory: Sendable {
  private(set) var facts: [Engine.Content: StoredFacts] = [:]

  mutating func keep(_ extraction: Engine.Extraction) {
    facts = Dictionary(extraction.read.map { ($0.content, $0.facts) }) { first, _ in first }
  }
}
