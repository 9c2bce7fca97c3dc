import Testing

/// Scenes and commands that an app declares as types of their own.
@Suite struct OwnSceneTests {
  private let app = """
    import SwiftUI
    @main struct TheApp: App {
      var body: some Scene {
        LibraryScene()
        Settings { Preferences() }
      }
    }
    struct LibraryScene: Scene {
      @Environment(\\.openURL) private var openURL
      var body: some Scene {
        WindowGroup { Library() }.commands { HelpCommands() }
        BarScene()
      }
    }
    struct HelpCommands: Commands {
      @Environment(\\.openURL) private var openURL
      var body: some Commands { CommandGroup(replacing: .help) { Button("Site") { openURL(site) } } }
    }
    struct BarScene: Scene {
      @Environment(\\.openWindow) private var openWindow
      var body: some Scene {
        MenuBarExtra("Log") { Button("Show") { openWindow(id: "log") } }
        Window("Log", id: "log") { Log() }
      }
    }
    struct Library: View { var body: some View { Text("Library") } }
    struct Preferences: View { var body: some View { Text("Preferences") } }
    struct Log: View { var body: some View { Text("Log") } }
    """

  /// What they show, the app shows, and there users come in.
  @Test func aSceneOfItsOwn() {
    let graph = graph(["App/App.swift": app])
    #expect(
      graph.entries.map { "\($0.screen) \($0.by ?? "")" } == ["Library TheApp", "Log TheApp", "Preferences TheApp"])
    #expect(
      graph.transitions.map { "\($0.from.joined(separator: ",")) \($0.kind.rawValue) \($0.to ?? "")" }.sorted() == [
        "TheApp root Library", "TheApp root Log", "TheApp root Preferences", "TheApp sheet Log", "TheApp url external",
      ])
  }
}
