/// Screens with similar names, of which many are dead and none is shown: `CardPictureController`,
/// `ListPictureController`. One thing outside of the sources makes them (tests, a generator, a tool); they are no
/// separate lost links.
struct ScreenFamilies {
  private let lost: Set<String>

  init(dead: [String], shown: [String], atLeast many: Int) {
    let counts = dead.reduce(into: [String: Int]()) { counts, name in
      if let family = Self.family(of: name) { counts[family, default: 0] += 1 }
    }
    let large = counts.filter { $0.value >= many }
    lost = Set(large.keys).subtracting(large.isEmpty ? [] : shown.compactMap(Self.family))
  }

  func contains(_ name: String) -> Bool { !lost.isEmpty && Self.family(of: name).map(lost.contains) ?? false }

  /// The last word that is not about views, where other words precede it.
  private static func family(of name: String) -> String? {
    let words = ScreenNames.words(of: name)
    guard let place = words.lastIndex(where: { !general.contains($0) }), place > 0 else { return nil }
    return words[place]
  }

  private static let general: Set<String> = ["View", "Controller", "Screen", "Page", "VC", "Scene"]
}
