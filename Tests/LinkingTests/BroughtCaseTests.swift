import Testing

/// A destination that is made for one case of an enum: the code that brings a value of the enum brings that case.
@Suite struct BroughtCaseTests {
  /// The pages of a grid, and a menu, that one sheet shows.
  private static func source(buttons: String, members: String) -> String {
    """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct SoundView: View { var body: some View { Text("S") } }
    struct LightView: View { var body: some View { Text("L") } }
    struct ItemView: View { let id: Int; var body: some View { Text("I") } }
    enum Page: CaseIterable, Identifiable {
      case sound, light
      var id: Self { self }
      var title: String { switch self { case .sound: "Sound"; case .light: "Light" } }
    }
    enum Route: Identifiable {
      case item(Int), page(Page)
      var id: Int { 0 }
    }
    struct PageLabel: View { let title: String; var body: some View { Text(title) } }
    struct Grid: View {
      let onTap: (Page) -> Void
      var body: some View {
        ForEach(Page.allCases) { page in Button { onTap(page) } label: { PageLabel(title: page.title) } }
      }
    }
    struct HomeView: View {
      @State private var route: Route?
      var body: some View {
        VStack { \(buttons) }
          .sheet(item: $route) { route in
            switch route {
            case .item(let id): ItemView(id: id)
            case .page(let page): screen(page)
            }
          }
      }
      @ViewBuilder private func screen(_ page: Page) -> some View {
        switch page { case .sound: SoundView(); case .light: LightView() }
      }
      \(members)
    }
    """
  }

  /// The case names the control that brings it, and a route of another case is no way there.
  @Test func theCaseNamesTheControl() {
    let causes = causes(
      Self.source(
        buttons: #"Grid(onTap: open); Button("Item") { route = .item(1) }"#,
        members: "private func open(_ page: Page) { route = .page(page) }"))
    #expect(causes["Grid sheet SoundView"] == [#"Button("Sound")"#])
    #expect(causes["Grid sheet LightView"] == [#"Button("Light")"#])
    #expect(causes["HomeView sheet ItemView"] == [#"Button("Item")"#])
  }

  /// A constant of another case does not lead there.
  @Test func aConstantLeadsToItsOwnDestination() {
    let causes = causes(
      Self.source(
        buttons: #"Button("Loud") { open(.sound) }; Button("Bright") { open(.light) }"#,
        members: "private func open(_ page: Page) { route = .page(page) }"))
    #expect(causes["HomeView sheet SoundView"] == [#"Button("Loud")"#])
    #expect(causes["HomeView sheet LightView"] == [#"Button("Bright")"#])
  }

  /// A row that hands its own property on bears the words of the case, also with an initialiser of its own.
  @Test(arguments: [
    "", "init(page: Page, onTap: @escaping (Page) -> Void) { self.page = page; self.onTap = onTap }",
  ])
  func aRowHandsItsPropertyOn(initialiser: String) {
    let causes = causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SoundView: View { var body: some View { Text("S") } }
      struct LightView: View { var body: some View { Text("L") } }
      enum Page: CaseIterable, Identifiable {
        case sound, light
        var id: Self { self }
        var title: String { switch self { case .sound: "Sound"; case .light: "Light" } }
      }
      struct Row: View {
        let page: Page
        let onTap: (Page) -> Void
        \(initialiser)
        var body: some View { HStack { Text(page.title); Spacer() }.onTapGesture { onTap(page) } }
      }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          VStack { ForEach(Page.allCases) { row in Row(page: row) { page = $0 } } }
            .sheet(isPresented: Binding(get: { page == .sound }, set: { _ in page = nil })) { SoundView() }
            .sheet(isPresented: Binding(get: { page == .light }, set: { _ in page = nil })) { LightView() }
        }
      }
      """)
    #expect(causes["HomeView sheet SoundView"] == [#"onTapGesture("Sound")"#])
    #expect(causes["HomeView sheet LightView"] == [#"onTapGesture("Light")"#])
  }
}
