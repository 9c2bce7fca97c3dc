import Caching

/// The facts of the files that the last run read, so that the next one only reads changed files. Facts that the last
/// run did not use are dropped, so it never exceeds one program.
struct FactMemory: Sendable {
  private(set) var facts: [Engine.Content: StoredFacts] = [:]

  init() {}

  init(_ extraction: Engine.Extraction) {
    facts = Dictionary(extraction.read.map { ($0.content, $0.facts) }) { first, _ in first }
  }
}
