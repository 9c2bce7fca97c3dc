// A push on every appearance
// option appearances: true

import SwiftUI
enum Step: Hashable { case form }
@main struct DemoApp: App {
  @State private var path: [Step] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        StartView(path: $path)
          .navigationDestination(for: Step.self) { _ in FormView() }
      }
    }
  }
}
struct StartView: View {
  @Binding var path: [Step]
  var body: some View {
    Text("Start").onAppear { path.append(.↓form) }
  }
}
struct FormView: View {
  var body: some View { Text("Form") }
}
