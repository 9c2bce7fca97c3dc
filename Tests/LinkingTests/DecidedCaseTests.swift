import Testing

/// The case that code leads on for says what the control shows that runs it.
@Suite struct DecidedCaseTests {
  private static let rows = """
    import SwiftUI
    enum Page: CaseIterable {
      case sound, light
      var title: String { switch self { case .sound: "Sound"; case .light: "Light" } }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct SoundView: View { var body: some View { Text("S") } }
    struct LightView: View { var body: some View { Text("L") } }

    """

  /// The arm stands in a function that the button hands its row to.
  @Test func caseDecidedFurtherOn() {
    let causes = causes(
      Self.rows + """
        struct HomeView: View {
          @State private var hasSound = false
          @State private var hasLight = false
          var body: some View {
            List { ForEach(Page.allCases, id: \\.self) { page in row(page) } }
              .sheet(isPresented: $hasSound) { SoundView() }
              .sheet(isPresented: $hasLight) { LightView() }
          }
          private func row(_ page: Page) -> some View { Button { open(page) } label: { Text(page.title) } }
          private func open(_ page: Page) { switch page { case .sound: hasSound = true; case .light: hasLight = true } }
        }
        """)
    #expect(causes["HomeView sheet SoundView"] == [#"Button("Sound")"#])
    #expect(causes["HomeView sheet LightView"] == [#"Button("Light")"#])
  }

  /// The arm stands in the button's own code.
  @Test func caseDecidedInTheControl() {
    let causes = causes(
      Self.rows + """
        struct HomeView: View {
          @State private var hasSound = false
          @State private var hasLight = false
          var body: some View {
            List {
              ForEach(Page.allCases, id: \\.self) { page in
                Button {
                  switch page { case .sound: hasSound = true; case .light: hasLight = true }
                } label: { Text(page.title) }
              }
            }
            .sheet(isPresented: $hasSound) { SoundView() }
            .sheet(isPresented: $hasLight) { LightView() }
          }
        }
        """)
    #expect(causes["HomeView sheet SoundView"] == [#"Button("Sound")"#])
    #expect(causes["HomeView sheet LightView"] == [#"Button("Light")"#])
  }

  /// An arm over something else says nothing of the row.
  @Test func armOverAnotherVariable() {
    let causes = causes(
      Self.rows + """
        struct HomeView: View {
          let other: Page
          @State private var hasSound = false
          var body: some View {
            List { ForEach(Page.allCases, id: \\.self) { page in row(page) } }.sheet(isPresented: $hasSound) { \
        SoundView() }
          }
          private func row(_ page: Page) -> some View { Button { open(other) } label: { Text(page.title) } }
          private func open(_ page: Page) { switch page { case .sound: hasSound = true; case .light: break } }
        }
        """)
    #expect(causes["HomeView sheet SoundView"] == ["Button(page.title)"])
  }

  /// The words are looked up by a key that the case says, and shown by a view of the app's own.
  @Test func keyOfTheCaseInAnOwnLabel() {
    let graph = graph([
      "App/en.lproj/Localizable.strings": #""soundTitle" = "Sounds"; "lightTitle" = "Lights";"#,
      "App/App.swift": """
      import SwiftUI
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      enum Page: CaseIterable {
        case sound, light
        var titleKey: String { switch self { case .sound: "soundTitle"; case .light: "lightTitle" } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SoundView: View { var body: some View { Text("S") } }
      struct OptionView: View { let icon: Int; let title: String; var body: some View { Text(title) } }
      struct HomeView: View {
        @State private var hasSound = false
        var body: some View {
          List { ForEach(Page.allCases, id: \\.self) { page in row(page) } }.sheet(isPresented: $hasSound) { \
      SoundView() }
        }
        private func row(_ page: Page) -> some View {
          Button { open(page) } label: { OptionView(icon: 1, title: page.titleKey.localized) }
        }
        private func open(_ page: Page) { switch page { case .sound: hasSound = true; case .light: break } }
      }
      """,
    ])
    #expect(graph.transitions.first { $0.to == "SoundView" }?.triggers.map(\.label) == [#"Button("Sounds")"#])
  }
}
