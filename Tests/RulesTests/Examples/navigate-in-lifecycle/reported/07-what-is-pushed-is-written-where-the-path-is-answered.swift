// What is pushed is written where the path is answered

import SwiftUI
@main struct IntroApp: App { var body: some Scene { WindowGroup { HomeView() } } }
final class Steps: ObservableObject {
  @Published var path: [Int] = []
  func intro() { path.↓append(1) }
}
struct HomeView: View {
  @StateObject private var steps = Steps()
  var body: some View {
    NavigationStack(path: $steps.path) {
      Text("Home").task { steps.intro() }
        .navigationDestination(for: Int.self) { _ in Text("Welcome") }
    }
  }
}
