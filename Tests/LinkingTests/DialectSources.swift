import Linking
import NavigationModel
import SourceFacts
import Testing

/// The transitions of small sources, as `owner kind target` lines in order; a back has its manner as the target.
func transitions(_ files: [String: String]) -> [String] {
  let graph = graph(files)
  let names = Dictionary(graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
  return Array(
    Set(
      graph.transitions.map { t in
        "\(t.owner) \(t.kind.rawValue) \(t.to.map { names[$0] ?? $0 } ?? t.back?.rawValue ?? "?")"
      })
  ).sorted()
}

/// Tables of strings are read by the endings of their names, everything else is Swift.
func graph(_ files: [String: String]) -> NavigationGraph {
  let extractor = FactExtractor()
  let sorted = files.sorted { $0.key < $1.key }.map { (path: $0.key, source: Array($0.value.utf8)) }
  func isTable(_ path: String) -> Bool { path.hasSuffix("strings") || path.hasSuffix(".stringsdict") }
  let graph = Linker().graph(
    facts: sorted.filter { !isTable($0.path) }.map { extractor.facts(path: $0.path, source: $0.source) },
    stringTables: sorted.filter { isTable($0.path) }.compactMap { path, source in
      StringTableReader().facts(path: path, source: source)
    })
  for evidence in graph.transitions.flatMap(\.evidence) {
    #expect(files[evidence.location.file] != nil, "evidence in no file of the app: \(evidence)")
  }
  return graph
}

/// The same for sources without names of their own.
func transitionLines(_ sources: String...) -> [String] {
  transitions(Dictionary(uniqueKeysWithValues: sources.enumerated().map { ("App/File\($0.offset).swift", $0.element) }))
}

/// From where a user goes where, as `screen kind screen` lines in order.
func screenEdges(_ files: [String: String]) -> [String] {
  let graph = graph(files)
  let names = Dictionary(graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
  return Array(
    Set(
      graph.transitions.flatMap { t in
        t.from.map {
          "\(names[$0] ?? $0) \(t.kind.rawValue) \(t.to.map { names[$0] ?? $0 } ?? t.back?.rawValue ?? "?")"
        }
      })
  ).sorted()
}
