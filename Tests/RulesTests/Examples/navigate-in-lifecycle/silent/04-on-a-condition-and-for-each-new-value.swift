// On a condition, and for each new value
// option appearances: true

import SwiftUI
enum Step: Hashable { case form }
@main struct DemoApp: App {
  @State private var path: [Step] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        StartView(path: $path, link: nil)
          .navigationDestination(for: Step.self) { _ in FormView() }
      }
    }
  }
}
struct StartView: View {
  @Binding var path: [Step]
  var link: String?
  var body: some View {
    Text("Start")
      .onAppear { if link != nil { path.append(.form) } }
      .task(id: link) { path.append(.form) }
  }
}
struct FormView: View {
  var body: some View { Text("Form") }
}
