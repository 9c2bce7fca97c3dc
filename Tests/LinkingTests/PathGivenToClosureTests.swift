import Testing

/// A container of the app's owns the stack's path and gives a binding to it to the closures that it was made with.
@Suite struct PathGivenToClosureTests {
  private func lines(_ made: String, initialiser: String = "") -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case tram, ferry }
      struct Stack<Root: View>: View {
        @State private var path: [Page] = []
        @State private var log: [Page] = []
        let root: (Binding<[Page]>, Binding<[Page]>) -> Root
        \(initialiser)
        var body: some View {
          NavigationStack(path: $path) {
            root($path, $log).navigationDestination(for: Page.self) { page in
              switch page { case .tram: TramView(); case .ferry: FerryView() }
            }
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Frame() } } }
      struct Frame: View { var body: some View { \(made) } }
      struct Home: View {
        @Binding var path: [Page]
        @Binding var log: [Page]
        var body: some View {
          Button("Tram") { path.append(.tram); log.append(.ferry) }
        }
      }
      struct TramView: View { var body: some View { Text("Tram") } }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """)
  }

  @Test(arguments: [
    "Stack { path, log in Home(path: path, log: log) }",
    "Stack { Home(path: $0, log: $1) }",
    "Stack(root: { (path, log) in Home(path: path, log: log) })",
  ])
  func theClosureHandsItOn(made: String) {
    #expect(lines(made) == ["Frame root Home", "Home push TramView", "TheApp root Frame"])
  }

  @Test func anInitialiserKeepsTheClosure() {
    let initialiser = """
      init(@ViewBuilder root: @escaping (Binding<[Page]>, Binding<[Page]>) -> Root) { self.root = root }
      """
    #expect(
      lines("Stack { Home(path: $0, log: $1) }", initialiser: initialiser) == [
        "Frame root Home", "Home push TramView", "TheApp root Frame",
      ])
  }
}
