// Only the default takes the case, and shows nothing

import SwiftUI
enum Route: Hashable {
  case list, help, old
}
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("List") { path.append(.list) }
        Button("Help") { path.append(.help) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .list: ListView()
        case .help: HelpView()
        default: EmptyView()
        }
      }
    }
  }
}
struct ListView: View { var body: some View { Text("List") } }
struct HelpView: View { var body: some View { Text("Help") } }
