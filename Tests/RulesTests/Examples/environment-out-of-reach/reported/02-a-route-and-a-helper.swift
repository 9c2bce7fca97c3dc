// Through a helper: a route is shown by a function inside of the stack

import Observation
@Observable final class Session { var name = "" }
enum Route: Hashable { case detail }
@main struct DemoApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { RootView(session: session) } }
}
struct RootView: View {
  let session: Session
  var body: some View {
    NavigationStack { HomeView().environment(session) }
  }
}
struct HomeView: View {
  var body: some View {
    NavigationLink("More", value: Route.detail).navigationDestination(for: Route.self) { page(for: $0) }
  }
  @ViewBuilder private func page(for route: Route) -> some View {
    switch route {
    case .detail: ↓DetailView()
    }
  }
}
struct DetailView: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.name) }
}
