import Testing

/// Rows and modifiers whose arms hang on what they were made with.
@Suite struct MadeConstantTests {
  private let lines = screenEdges([
    "App/Music.swift": """
    import SwiftUI
    @main struct Music: App {
      var body: some Scene { WindowGroup { TabView { Songs().tabItem { Text("Songs") }; Account().tabItem { \
    Text("Account") } } } }
    }
    struct Songs: View { var body: some View { Row(song: 1) } }
    struct Account: View { var body: some View { Row(song: 1, isPlain: true) } }
    struct Row: View {
      let song: Int
      var isPlain: Bool = false
      @State private var isShown = false
      var body: some View {
        HStack {
          Text("Song")
          if !isPlain { More() }
        }
        .modifier(Actions(isPlain: isPlain, isShown: $isShown))
      }
    }
    struct More: View {
      @State private var isOpen = false
      var body: some View { Text("More").sheet(isPresented: $isOpen) { Menu() } }
    }
    private struct Actions: ViewModifier {
      var isPlain: Bool
      @Binding var isShown: Bool
      func body(content: Content) -> some View {
        if isPlain { content } else { content.sheet(isPresented: $isShown) { Lyrics() } }
      }
    }
    struct Lyrics: View { var body: some View { Text("La") } }
    struct Menu: View { var body: some View { Text("Menu") } }
    """
  ])

  @Test func aRowThatIsToldToBePlainHasNoParts() {
    #expect(lines.filter { $0.hasSuffix("Menu") } == ["Songs sheet Menu"])
  }

  @Test func whatTheRowIsToldGoesOnToItsModifier() {
    #expect(lines.filter { $0.hasSuffix("Lyrics") } == ["Songs sheet Lyrics"])
  }
}
