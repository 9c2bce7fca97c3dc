// Once
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
  @State private var hasStarted = false
  var body: some View {
    Text("Start").onAppear {
      guard !hasStarted else { return }
      hasStarted = true
      path.append(.form)
    }
  }
}
struct FormView: View {
  var body: some View { Text("Form") }
}
