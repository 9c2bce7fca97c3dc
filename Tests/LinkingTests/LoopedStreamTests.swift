import Testing

/// A loop over a stream runs when somebody sends.
@Suite struct LoopedStreamTests {
  @Test func anArmOfALoopDecides() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Event { case opened, loggedOut }
      final class Bus {
        static let shared = Bus()
        let events: AsyncStream<Event>
        private let sender: AsyncStream<Event>.Continuation
        init() { (events, sender) = AsyncStream.makeStream(of: Event.self) }
        func send(_ event: Event) { sender.yield(event) }
      }
      enum Page: Hashable { case item }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func listen() async {
          for await event in Bus.shared.events {
            switch event {
            case .opened: path.append(.item)
            case .loggedOut: path.removeAll()
            }
          }
        }
      }
      @main struct TheApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView().navigationDestination(for: Page.self) { _ in ItemView() }
            }.task { await router.listen() }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("Open") { Bus.shared.send(.opened) } } }
      struct ItemView: View { var body: some View { Button("Log out") { Bus.shared.send(.loggedOut) } } }
      """)
    #expect(lines.filter { $0.contains(" back") } == ["Router back pop-to-root"])
  }
}
