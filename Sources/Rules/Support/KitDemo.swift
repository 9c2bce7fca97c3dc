import NavigationModel

/// The only app of the sources is a demonstration (`SampleApp/AppDelegate.swift`): the other public declarations are a
/// kit, and other apps show its screens.
struct KitDemo {
  let isAll: Bool

  init(entries: [Entry]) {
    isAll = !entries.isEmpty && entries.allSatisfy { $0.location.map { Self.isPart($0.file) } ?? false }
  }

  static func isPart(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ScreenNames.words(of: String(part.prefix { $0 != "." })).map(\.capitalizedFirst).contains(where: words.contains)
    }
  }

  private static let words: Set<String> = ["Sample", "Samples", "Example", "Examples", "Demo", "Demos"]
}
