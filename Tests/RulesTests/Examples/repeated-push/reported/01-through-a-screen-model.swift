// The topics of a topic are pushed through a model of the screen

import SwiftUI
enum Route: Hashable { case topic(Int) }
final class Navigator: ObservableObject {
  @Published var stack = NavigationPath()
  func open(_ route: Route) { stack.↓append(route) }
}
final class TopicModel {
  let navigator: Navigator
  init(navigator: Navigator) { self.navigator = navigator }
  func related(_ id: Int) { navigator.open(.topic(id)) }
}
@main struct DemoApp: App {
  @StateObject private var navigator = Navigator()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $navigator.stack) {
        Button("One") { navigator.open(.topic(1)) }
          .navigationDestination(for: Route.self) { route in
            switch route { case .topic(let id): TopicView(id: id, model: TopicModel(navigator: navigator)) }
          }
      }
    }
  }
}
struct TopicView: View {
  let id: Int
  let model: TopicModel
  var body: some View { Button("Related") { model.related(id + 1) } }
}
