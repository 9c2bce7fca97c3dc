import Linking
import NavigationModel
import Testing

/// What a map calls the control that a user taps.
@Suite struct TriggerTests {
  private func triggers(_ body: String) -> [String?] {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home(title: "x") } } }
      enum Page: Identifiable { case detail; var id: Self { self } }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Home: View {
        let title: String
        @State var page: Page?
        var body: some View {
          VStack {
            \(body)
          }
          .sheet(item: $page) { page in
            switch page {
            case .detail: Detail()
            }
          }
        }
      }
      """
    ])
    // A link's own; the sheet that nothing then opens aside.
    let ways = graph.transitions.filter { $0.to == "Detail" }
    return ways.filter { $0.kind == (body.hasPrefix("NavigationLink") ? .push : .sheet) }.map(\.trigger)
  }

  /// A tab says what stands in the bar, in either form of it.
  @Test func tabsHaveTheWordsOfTheBar() {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View {
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { Home() }.tabItem { Label("House", systemImage: "house") }.tag(0)
            Cart().tag(1).tabItem { Image(systemName: "cart"); Text("Basket") }
            Plain().tabItem { Image(systemName: "star.fill") }
            Tab("Last", systemImage: "gear") { Settings() }
            Bare()
          }
        }
      }
      struct Home: View { var body: some View { Text("a").navigationTitle("Home") } }
      struct Cart: View { var body: some View { Text("b") } }
      struct Plain: View { var body: some View { Text("c") } }
      struct Settings: View { var body: some View { Text("e") } }
      struct Bare: View { var body: some View { Text("f") } }
      """
    ])
    let tabs = graph.transitions.filter { $0.kind == .tab }.map { "\($0.to ?? "") \($0.trigger ?? "-")" }.sorted()
    #expect(
      tabs == [
        "Bare -", #"Cart Tab("Basket")"#, #"Home Tab("House")"#, #"Plain Tab("star.fill")"#,
        #"Settings Tab("Last")"#,
      ])
  }

  @Test func whatTheControlShowsIsItsName() {
    #expect(triggers(#"Button("Open") { print("tapped"); page = .detail }"#) == [#"Button("Open")"#])
    #expect(triggers(#"Button { print("tapped"); page = .detail } label: { Text("Open") }"#) == [#"Button("Open")"#])
    #expect(
      triggers(#"Button(action: { print("tapped"); page = .detail }) { Label("Open", systemImage: "door") }"#) == [
        #"Button("Open")"#
      ])
    #expect(triggers(#"NavigationLink("Open") { Detail() }"#) == [#"NavigationLink("Open")"#])
    #expect(triggers(#"NavigationLink(destination: Detail()) { Text("Open") }"#) == [#"NavigationLink("Open")"#])
  }

  @Test func whatItDoesIsNoName() {
    #expect(triggers(#"Button(title) { print("tapped"); page = .detail }"#) == ["Button"])
    #expect(triggers(#"Text("Home").onAppear { print("seen"); page = .detail }"#) == ["onAppear"])
    #expect(triggers(#"Button { print("tapped"); page = .detail } label: { Image("door") }"#) == ["Button"])
  }
}
