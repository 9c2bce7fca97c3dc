import Testing

/// What an app's own modifier or function presents is shown by whoever sets its state.
@Suite struct OwnPresenterTests {
  private static let popup = """
    import SwiftUI
    extension View {
      func popup<C: View>(isShown: Binding<Bool>, @ViewBuilder page: @escaping () -> C) -> some View {
        modifier(Popup(isShown: isShown, page: page))
      }
    }
    private struct Popup<C: View>: ViewModifier {
      @Binding var isShown: Bool
      var page: () -> C
      func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { page() } }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct DetailView: View { var body: some View { Text("D") } }
    struct HelpView: View { var body: some View { Text("H") } }

    """

  /// The content comes from the caller, the sheet stands in the modifier, and a function lies between.
  @Test func contentGivenThroughAFunctionToAModifier() {
    let causes = causes(
      Self.popup + """
        struct HomeView: View {
          @State private var hasDetail = false
          @State private var hasHelp = false
          var body: some View {
            VStack {
              Button("Details") { hasDetail = true }
              Button("Help") { hasHelp = true }
            }
            .popup(isShown: $hasDetail) { DetailView() }
            .popup(isShown: $hasHelp) { HelpView() }
          }
        }
        """)
    #expect(causes["HomeView sheet DetailView"] == [#"Button("Details")"#])
    #expect(causes["HomeView sheet HelpView"] == [#"Button("Help")"#])
  }

  /// The values are made where the rows are, the state is set in a row's action.
  @Test func siteAwayFromTheState() {
    let causes = causes(
      """
      import SwiftUI
      enum Tier: String, CaseIterable, Identifiable { case small, large; var id: String { rawValue } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct Row: View {
        let tier: Tier
        var onUnlock: () -> Void
        var body: some View { Text("Unlock").onTapGesture { onUnlock() } }
      }
      struct HomeView: View {
        @State private var shown: Tier?
        var body: some View {
          VStack { ForEach(Tier.allCases) { tier in Row(tier: tier) { shown = tier } } }.gated(by: $shown)
        }
      }
      struct Gate: ViewModifier {
        @Binding var shown: Tier?
        func body(content: Content) -> some View { content.sheet(item: $shown) { tier in TierView(tier: tier) } }
      }
      extension View { func gated(by shown: Binding<Tier?>) -> some View { modifier(Gate(shown: shown)) } }
      struct TierView: View { let tier: Tier; var body: some View { Text("T") } }
      """)
    #expect(Set(causes["HomeView sheet TierView"] ?? []) == [#"onTapGesture("Unlock")"#])
  }
}
