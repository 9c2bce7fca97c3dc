import Foundation

/// A folder of sources for one test, gone with the value. `repository` makes it one.
final class SourceFolder {
  let path: String

  init(repository: Bool = true) throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = base.appendingPathComponent("navlint kit \(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: repository ? path + "/.git" : path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ item: String) -> String { item.isEmpty ? path : "\(path)/\(item)" }

  func write(_ item: String, _ text: String) throws {
    let url = URL(fileURLWithPath: at(item))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// Pieces of an app.
enum AppSource {
  static let start = "@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }\n"
  static let home =
    "struct HomeView: View { var body: some View { NavigationStack { NavigationLink(\"D\") { DetailView() } } } }\n"
  static let detail = "struct DetailView: View { var body: some View { Text(\"D\") } }\n"
  /// A screen that nothing shows.
  static func lost(_ name: String) -> String {
    "struct \(name): View { var body: some View { Text(\"L\").navigationTitle(\"L\") } }\n"
  }
}
