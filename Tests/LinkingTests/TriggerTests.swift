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
