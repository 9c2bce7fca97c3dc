import NavigationModel
import SourceFacts
import Workspace

/// Finds the texts that only dead code shows, by their keys.
enum DeadTexts {
  static func find(in contents: [FileContents], _ dead: DeadPieces) -> [PruningPlan.Text] {
    let items = dead.pieces.items
    let gone = dead.places.reduce(into: Set<String>()) { $0.formUnion(items[$1].piece.texts) }
    if gone.isEmpty { return [] }
    let live = items.indices.filter { !dead.places.contains($0) && items[$0].scope == .app }.reduce(
      into: Set<String>()
    ) { $0.formUnion(items[$1].piece.texts) }
    let reader = StringTableReader()
    return contents.filter { $0.file.kind == .stringTable }.flatMap { content in
      let keys = reader.facts(path: content.file.path, source: content.bytes)?.entries.map(\.key) ?? []
      return Set(keys).intersection(gone).subtracting(live).sorted().map {
        PruningPlan.Text(key: $0, file: content.file.path)
      }
    }
  }
}
