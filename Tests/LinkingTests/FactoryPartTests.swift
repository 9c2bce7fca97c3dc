import Testing

/// Views that a factory makes as parts of a screen it makes.
@Suite struct FactoryPartTests {
  private func app(_ factory: String, requirement: String = "") -> [String: String] {
    [
      "App.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { RootView(factory: Factory()) } } }
      enum Place: Hashable { case tabs, card }
      @Observable final class Coordinator {
        var path: [Place] = []
        func push(_ place: Place) { path.append(place) }
      }
      struct RootView: View {
        @State var coordinator = Coordinator()
        let factory: any Making
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Button("Tabs") { coordinator.push(.tabs) }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .tabs: factory.makeTabs()
                case .card: CardView()
                }
              }
          }
          .environment(coordinator)
        }
      }
      protocol Making { func makeTabs() -> TabsView<MapView, InfoView> }
      struct TabsView<MapView: View, InfoView: View>: View {
        private let map: () -> MapView
        private let info: () -> InfoView
        @State var isMap = true
        init(@ViewBuilder map: @escaping () -> MapView, @ViewBuilder info: @escaping () -> InfoView) {
          self.map = map
          self.info = info
        }
        var body: some View { ZStack { if isMap { map() } else { info() } } }
      }
      struct MapView: View {
        @Environment(Coordinator.self) var coordinator
        var body: some View { Button("Card") { coordinator.push(.card) } }
      }
      struct InfoView: View {
        @State var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { HelpView() } }
      }
      struct CardView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      final class Factory: Making {
      """ + factory + "\n}\n"
    ]
  }

  private let edges = [
    "Demo root RootView", "RootView push TabsView", "TabsView push CardView", "TabsView sheet HelpView",
  ]

  @Test func partsInClosures() {
    #expect(
      screenEdges(
        app(
          "func makeTabs() -> TabsView<MapView, InfoView> { TabsView(map: { MapView() }, info: { InfoView().padding() }) }"
        )) == edges)
  }

  @Test func partsInLocalConstants() {
    #expect(
      screenEdges(
        app(
          """
          func makeTabs() -> TabsView<MapView, InfoView> {
            let map = MapView()
            let info = makeInfo()
            let view = TabsView(map: { map }, info: { info })
            return view
          }
          func makeInfo() -> InfoView {
            let view = InfoView()
            return view
          }
          """)) == edges)
  }
}
