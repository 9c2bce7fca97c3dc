// A flow

import SwiftUI
enum Route: Hashable {
  case page1, page2, page3
}
@main struct DemoApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Button("Open") { path.append(.page1) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .page1, .page2, .page3: PageView()
            }
          }
      }
    }
  }
}
struct PageView: View { var body: some View { Text("Page") } }
