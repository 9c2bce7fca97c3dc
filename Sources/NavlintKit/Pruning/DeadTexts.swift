import Fixing
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
    let tables = contents.filter { $0.file.kind == .stringTable }.map { content in
      let keys = reader.facts(path: content.file.path, source: content.bytes)?.entries.map(\.key) ?? []
      return (file: content.file.path, keys: Set(keys).intersection(gone).subtracting(live))
    }
    let shown = shown(tables.reduce(into: Set<String>()) { $0.formUnion($1.keys) }, beside: dead.pieces)
    return tables.flatMap { table in
      table.keys.subtracting(shown).sorted().map { PruningPlan.Text(key: $0, file: table.file) }
    }
  }

  /// The texts that other files of the app contain. A file without any of their words contains none of them.
  private static func shown(_ texts: Set<String>, beside pieces: NamedPieces) -> Set<String> {
    if texts.isEmpty { return [] }
    let words = texts.map(longestWord)
    let sought = words.contains("") ? nil : WordSearch(words)
    return pieces.others.filter { sought?.areIn($0.bytes) ?? true }.reduce(into: []) { found, file in
      for piece in SourcePieces(file.bytes)?.pieces ?? [] where pieces.scope(of: piece, in: file.file.path) == .app {
        found.formUnion(piece.texts.intersection(texts))
      }
    }
  }

  private static func longestWord(of text: String) -> String {
    let words = text.utf8.split { !WordSearch.isWord($0) }
    return words.max { $0.count < $1.count }.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
