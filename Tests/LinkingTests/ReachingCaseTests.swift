import Testing

/// The conditions around a place say which cases of a variable get there.
@Suite struct ReachingCaseTests {
  private static let pages = """
    import SwiftUI
    enum Page: CaseIterable, Hashable {
      case help, sound, light
      @ViewBuilder var screen: some View {
        switch self { case .help: HelpView(); case .sound: SoundView(); case .light: LightView() }
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HelpView: View { var body: some View { Text("H") } }
    struct SoundView: View { var body: some View { Text("S") } }
    struct LightView: View { var body: some View { Text("L") } }

    """

  private func pushes(_ code: String) -> Set<String> {
    Set(causes(Self.pages + code).keys.filter { $0.contains(" push ") })
  }

  private func home(_ row: String) -> String {
    """
    struct HomeView: View {
      var body: some View { NavigationStack { List { ForEach(Page.allCases, id: \\.self) { page in row(page) } } } }
      \(row)
    }
    """
  }

  @Test func branchBefore() {
    let found = pushes(
      home(
        """
        @ViewBuilder private func row(_ page: Page) -> some View {
          if page == .help { Text("Help") } else { NavigationLink(destination: page.screen) { Text("x") } }
        }
        """))
    #expect(found == ["HomeView push SoundView", "HomeView push LightView"])
  }

  @Test func armsAround() {
    let found = pushes(
      home(
        """
        @ViewBuilder private func row(_ page: Page) -> some View {
          switch page {
          case .help: Text("Help")
          case .sound, .light: NavigationLink(destination: page.screen) { Text("x") }
          }
        }
        """))
    #expect(found == ["HomeView push SoundView", "HomeView push LightView"])
  }

  @Test func guardBefore() {
    let found = pushes(
      home(
        """
        private func row(_ page: Page) -> AnyView {
          guard page != .help else { return AnyView(Text("Help")) }
          return AnyView(NavigationLink(destination: page.screen) { Text("x") })
        }
        """))
    #expect(found == ["HomeView push SoundView", "HomeView push LightView"])
  }

  @Test func givenOnAfterGuard() {
    let found = pushes(
      home(
        """
        @ViewBuilder private func row(_ page: Page) -> some View {
          if page != .help { link(page) }
        }
        private func link(_ page: Page) -> some View { NavigationLink(destination: page.screen) { Text("x") } }
        """))
    #expect(found == ["HomeView push SoundView", "HomeView push LightView"])
  }

  /// What the condition asks for is another variable, or one that may have changed since.
  @Test func conditionOnSomethingElse() {
    let found = pushes(
      home(
        """
        @State private var chosen = Page.help
        @ViewBuilder private func row(_ page: Page) -> some View {
          if chosen == .help { Text("Help") } else { NavigationLink(destination: page.screen) { Text("x") } }
        }
        """))
    #expect(found == ["HomeView push HelpView", "HomeView push SoundView", "HomeView push LightView"])
  }
}
