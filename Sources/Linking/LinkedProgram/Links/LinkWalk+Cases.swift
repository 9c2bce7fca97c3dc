import NavigationModel

/// Rows of the cases that the app's code makes of a link.
extension LinkWalk {
  /// Cases that lead to the same screens, or of which one alone leads to any, are told by the row that they were made in.
  func foldCases() {
    let cases = rows.indices.filter { rows[$0].tests.last?.part == .made }
    let groups = Dictionary(grouping: cases) { Group(row: rows[$0].parent ?? 0, type: typeName(of: $0)) }
    // A case that is made of another one is folded first.
    for (group, list) in groups.sorted(by: { ($1.key.row, $1.key.type) < ($0.key.row, $0.key.type) }) {
      let shown = Set(list.map(screens).filter { !$0.isEmpty })
      guard shown.count < 2 else {
        rows[group.row].isSplit = rows[group.row].tests.last?.part == .made
        continue
      }
      for place in list where !rows[place].isParent {
        rows[group.row].fold(rows[place])
        rows[place].isFolded = true
      }
      rows[group.row].isParent = rows.contains { $0.parent == group.row && !$0.isFolded }
    }
  }

  private struct Group: Hashable {
    var row: Int
    var type: Substring
  }

  private func screens(of row: Int) -> Set<Screen.ID> { Set(rows[row].nearest.map(\.opening.screen)) }

  private func typeName(of row: Int) -> Substring {
    let text = rows[row].tests.last?.texts.first ?? ""
    return text.lastIndex(of: ".").map { text[..<$0] } ?? text[...]
  }
}
