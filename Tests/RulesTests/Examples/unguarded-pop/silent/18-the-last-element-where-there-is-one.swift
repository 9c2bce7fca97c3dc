// The last element is replaced where there is one

import SwiftUI
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
enum Step: Hashable { case a, b, c }
@Observable final class Router {
  var steps: [Step] = []
  func replace(with step: Step) {
    if steps.isEmpty { steps.append(step) } else { steps[steps.count - 1] = step }
  }
}
struct HomeView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.steps) {
      VStack {
        Button("A") { router.steps.append(.a) }
        Button("B instead") { router.replace(with: .b) }
      }
      .navigationDestination(for: Step.self) { step in Text("\(step)") }
    }
  }
}
