import Testing

/// Layers of which the upper one is hidden while the lower one is there.
@Suite struct LayerTurnTests {
  private func origins(upper: String) -> [String: [String]] {
    LinkingTests.origins(
      """
      import SwiftUI
      @main struct ShopApp: App {
        @State var isReady = false
        var body: some Scene {
          WindowGroup {
            ZStack {
              if isReady { Bar().accentColor(.primary) }
              \(upper)
            }
          }
        }
      }
      struct Bar: View {
        @State var page = 0
        var body: some View {
          ZStack {
            TabView(selection: $page) {
              Home().tabItem { Text("Home") }.tag(0)
              Face().tabItem { Text("Face") }.tag(1)
            }
          }
        }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct Face: View { var body: some View { Text("Face") } }
      struct Loading: View { var body: some View { Text("Loading") } }
      """)
  }

  /// Both are roots, and the tabs are those of the lower one.
  @Test func bothAreRoots() {
    let found = origins(upper: "Loading().opacity(isReady ? 0 : 1)")
    #expect(found["ShopApp root Bar"] == ["ShopApp"])
    #expect(found["ShopApp root Loading"] == ["ShopApp"])
    #expect(found["Bar tab Home"] == ["Bar"])
  }

  /// What is always there lies over whatever is there at times.
  @Test func oneThatIsAlwaysThere() {
    let found = origins(upper: "Loading().opacity(0.5)")
    #expect(found["ShopApp root Bar"] == nil)
  }
}
