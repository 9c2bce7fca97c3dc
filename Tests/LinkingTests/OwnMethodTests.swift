import Testing

/// Methods that an app adds to the paths of its stacks.
@Suite struct OwnMethodTests {
  private func lines(_ method: String, of type: String = "NavigationPath", _ call: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case tram, ferry }
      extension \(type) {
        \(method)
        mutating func home() { removeAll() }
      }
      extension NavigationPath { mutating func removeAll() { self = NavigationPath() } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var path: \(type.hasPrefix("NavigationPath") ? "NavigationPath" : "[Page]") = .init()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Tram") { path.\(call) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .tram: TramView(path: $path); case .ferry: FerryView() }
              }
          }
        }
      }
      struct TramView: View {
        @Binding var path: \(type.hasPrefix("NavigationPath") ? "NavigationPath" : "[Page]")
        var body: some View { Button("Home") { path.home() } }
      }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """)
  }

  @Test(arguments: [
    ("mutating func go(_ page: any Hashable) { append(page) }", "go(Page.tram)"),
    ("mutating func go(_ pages: any Hashable...) { pages.forEach { append($0) } }", "go(Page.tram)"),
    ("mutating func go(_ pages: [any Hashable]) { for page in pages { self.append(page) } }", "go([Page.tram])"),
  ])
  func aMethodThatPutsWhatItIsGiven(method: String, call: String) {
    #expect(
      lines(method, call) == ["Home push TramView", "TheApp root Home", "TramView back pop-to-root"])
  }

  @Test func aMethodOfAList() {
    let lines = lines("mutating func go(_ page: Page) { append(page) }", of: "Array where Element == Page", "go(.tram)")
    #expect(lines == ["Home push TramView", "TheApp root Home", "TramView back pop-to-root"])
  }

  /// A list of the same type that no stack shows says nothing of what a method puts there.
  @Test func aMethodThatIsCalledOnOtherListsToo() {
    let lines = transitionLines(
      """
      import SwiftUI
      extension Array { mutating func add(_ element: Element) { append(element) } }
      enum Page: Hashable { case tram, ferry }
      final class Log { var words: [String] = []; func note() { words.add("Tram") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Tram") { path.append(.tram) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .tram: TramView(); case .ferry: FerryView() }
              }
          }
        }
      }
      struct TramView: View { var body: some View { Text("Tram") } }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """)
    #expect(lines == ["Home push TramView", "TheApp root Home"])
  }
}
