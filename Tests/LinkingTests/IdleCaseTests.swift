import Testing

/// Enums whose one case means that nothing is presented.
@Suite struct IdleCaseTests {
  private func source(flag: String, closing: String) -> String {
    """
    import SwiftUI
    enum Wish {
      case nothing, editor(Int), search
      mutating func clear() { self = .nothing }
      mutating func edit() { self = .editor(1) }
      var isShown: Bool {
        get { self != .nothing }
        set { if !newValue { clear() } }
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State private var wish = Wish.nothing
      var body: some View {
        Button("Edit") { wish.edit() }
          .sheet(isPresented: \(flag)) { Editor(wish: $wish) }
      }
    }
    struct Editor: View {
      @Binding var wish: Wish
      var body: some View { Button("Done") { \(closing) } }
    }
    """
  }

  private static let flags = [
    "$wish.isShown", "Binding(get: { wish != .nothing }, set: { if !$0 { wish = .nothing } })",
  ]

  @Test(arguments: flags, ["wish.clear()", "wish = .nothing"])
  func whoSetsItGoesBack(flag: String, closing: String) {
    #expect(
      transitionLines(source(flag: flag, closing: closing)) == [
        "Editor back dismiss", "Home sheet Editor", "TheApp root Home",
      ])
  }

  /// Another case is another content.
  @Test(arguments: flags) func anotherCaseGoesNowhere(flag: String) {
    #expect(
      transitionLines(source(flag: flag, closing: "wish = .search")) == ["Home sheet Editor", "TheApp root Home"])
  }

  /// Work in several steps, of which one is edited: none of the others means nothing.
  @Test func aStepAmongOthersIsNoEnd() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Phase { case loading, loaded, editing }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var phase = Phase.loading
        var body: some View {
          Button("Load") { phase = .loaded }
            .sheet(isPresented: Binding(get: { phase == .editing }, set: { _ in phase = .loaded })) { Editor() }
        }
      }
      struct Editor: View { var body: some View { Text("") } }
      """)
    #expect(lines == ["Home sheet Editor", "TheApp root Home"])
  }
}
