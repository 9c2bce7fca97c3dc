import Linking
import NavigationModel
import SourceFacts

/// The transitions of sources given as text, as lines `owner kind to`; of those that go back, `owner back how`.
func transitionLines(_ sources: String...) -> [String] {
  let files = sources.enumerated().map { (path: "App/File\($0.offset).swift", bytes: Array($0.element.utf8)) }
  let graph = Linker().graph(facts: FactExtractor().facts(files: files.map { ($0.path, $0.bytes) }, threads: 1), root: ".")
  let names = Dictionary(graph.screens.map { ($0.id, $0.name) }) { a, _ in a }
  let lines = graph.transitions.map { t in
    "\(t.owner) \(t.kind.rawValue) \(t.back?.rawValue ?? t.to.map { names[$0] ?? $0 } ?? "?")"
  }
  return Array(Set(lines)).sorted()
}

/// The transitions of small sources, as `owner kind target` lines in order; a back has its manner as the target.
func transitions(_ files: [String: String]) -> [String] {
  let graph = graph(files)
  let names = Dictionary(graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
  return Array(Set(graph.transitions.map { t in
    "\(t.owner) \(t.kind.rawValue) \(t.to.map { names[$0] ?? $0 } ?? t.back?.rawValue ?? "?")"
  })).sorted()
}

func graph(_ files: [String: String]) -> NavigationGraph {
  let extractor = FactExtractor()
  return Linker().graph(facts: files.sorted { $0.key < $1.key }.map { extractor.facts(path: $0.key, source: Array($0.value.utf8)) })
}
