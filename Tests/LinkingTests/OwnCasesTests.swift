import Testing

/// What an enum says of its own cases.
@Suite struct OwnCasesTests {
  @Test(arguments: [
    "allCases.filter { $0 != .secret }", "Self.allCases.filter { $0 != .secret }", "[.sound, .display]",
  ])
  func thoseOfTheCasesThatItShows(visible: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Pane: Int, CaseIterable, Identifiable {
        case sound, display, secret
        var id: Int { rawValue }
        static var visible: [Pane] { \(visible) }
      }
      struct ListView: View {
        var body: some View {
          List(Pane.visible) { pane in NavigationLink("Pane") { PaneView(pane: pane) } }
        }
      }
      struct PaneView: View {
        let pane: Pane
        @ViewBuilder var body: some View {
          switch pane {
          case .sound: SoundView()
          case .display: DisplayView()
          case .secret: SecretView()
          }
        }
      }
      struct SoundView: View { var body: some View { Text("Sound") } }
      struct DisplayView: View { var body: some View { Text("Display") } }
      struct SecretView: View { var body: some View { Text("Secret") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { ListView() } } } }
      """)
    #expect(lines == ["ListView push DisplayView", "ListView push SoundView", "TheApp root ListView"])
  }
}
