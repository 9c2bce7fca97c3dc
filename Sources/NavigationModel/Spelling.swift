/// Guesses the intended word for a misspelt one.
public enum Spelling {
  /// The candidate with the fewest edits, when these are no more than a third of its letters; of equal ones the first.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let best = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    guard let best, best.distance * 3 <= max(3, best.candidate.count) else { return nil }
    return best.candidate
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour.
  package static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
