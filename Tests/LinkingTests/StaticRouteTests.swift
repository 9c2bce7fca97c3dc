import Testing

/// Values of links that are named without their type: static members of what the link's value is bound by.
@Suite struct StaticRouteTests {
  @Test func membersThatAnExtensionOfHashableOffers() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Music: App {
        @State var path = NavigationPath()
        var body: some Scene { WindowGroup { NavigationStack(path: $path) { Library(path: \
      $path).modifier(Destinations()) } } }
      }
      struct Shelf: Hashable { let isLoved: Bool }
      struct Singers: Hashable {}
      extension Hashable {
        static func shelf(isLoved: Bool) -> Shelf { .init(isLoved: isLoved) }
        static var singers: Singers { .init() }
      }
      struct Destinations: ViewModifier {
        func body(content: Content) -> some View {
          content
            .navigationDestination(for: Shelf.self) { ShelfView(isLoved: $0.isLoved) }
            .navigationDestination(for: Singers.self) { _ in SingersView() }
        }
      }
      struct Library: View {
        @Binding var path: NavigationPath
        var body: some View {
          NavigationLink(value: .shelf(isLoved: true)) { Text("Loved") }
          Button("Singers") { path.append(.singers) }
        }
      }
      struct ShelfView: View { let isLoved: Bool; var body: some View { Text("Shelf") } }
      struct SingersView: View { var body: some View { Text("Singers") } }
      """)
    #expect(lines.contains("Library push ShelfView"))
    #expect(lines.contains("Library push SingersView"))
  }

  /// A selection that is kept under a key of a library's, of which several files list some.
  @Test func stateUnderAKeyHasTheTypeOfTheKey() {
    let lines = transitionLines(
      """
      import Defaults
      import SwiftUI
      extension Defaults.Keys { static let isLoud = Key("isLoud", default: false) }
      """,
      """
      import Defaults
      import SwiftUI
      @main struct Music: App { var body: some Scene { WindowGroup { Columns() } } }
      extension Defaults.Keys { static let choice = Key<Choice?>("choice") }
      struct Choice: Hashable { var panel: Panel }
      enum Panel: Hashable {
        case songs, singers
        @ViewBuilder var content: some View {
          switch self {
          case .songs: SongsView()
          case .singers: SingersView()
          }
        }
      }
      struct Columns: View {
        @Default(.choice) private var choice
        var body: some View {
          NavigationSplitView { Text("Choose") } detail: { if let choice { choice.panel.content } else { \
      ProgressView() } }
        }
      }
      struct SongsView: View { var body: some View { Text("Songs") } }
      struct SingersView: View { var body: some View { Text("Singers") } }
      """)
    #expect(lines == ["Columns push SingersView", "Columns push SongsView", "Music root Columns"])
  }
}
