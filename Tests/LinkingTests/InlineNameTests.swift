import Linking
import NavigationModel
import SourceFacts
import Testing

/// Bodies without a type have names that stay when code moves, wherever the graph speaks of them.
@Suite struct InlineNameTests {
  @Test func noNameHoldsALine() {
    let source = """
      import SwiftUI
      enum Page: Hashable { case about, empty, old }
      @main struct PageApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("About") { path.append(.about) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .about: VStack { Text("About") }
                case .old: VStack { Text("Old") }
                case .empty: VStack { Text("Nothing") }
                }
              }
          }
        }
      }
      """
    func graph(_ source: String) -> NavigationGraph {
      Linker().graph(facts: [FactExtractor().facts(path: "App.swift", source: Array(source.utf8))])
    }
    let here = graph(source)
    let names = here.routes.flatMap(\.destinations) + here.resolvers.flatMap { $0.arms.flatMap(\.destinations) }
    #expect(Set(names) == ["inline:HomeView", "inline:HomeView:2", "inline:HomeView:3"])
    #expect(here.routes.first { $0.case == "about" }?.destinations == ["inline:HomeView"])
    let moved = graph("\n\n\n" + source)
    #expect(moved.routes.map(\.destinations) == here.routes.map(\.destinations))
    #expect(here.routes.first { !$0.isUsed }.map { Screen.readableName($0.destinations[0]) } == "a view in HomeView")
  }
}
