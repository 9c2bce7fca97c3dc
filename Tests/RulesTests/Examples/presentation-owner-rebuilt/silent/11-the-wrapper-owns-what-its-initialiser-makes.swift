// The wrapper owns what its initialiser makes

import SwiftUI
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}
final class FlowRouter: ObservableObject {
  @Published var path: [Int] = []
  func next() { path.append(path.count) }
}
struct Flow<Content: View>: View {
  @StateObject private var router: FlowRouter
  private let content: (FlowRouter) -> Content
  init(@ViewBuilder content: @escaping (FlowRouter) -> Content) {
    _router = StateObject(wrappedValue: FlowRouter())
    self.content = content
  }
  var body: some View {
    NavigationStack(path: $router.path) {
      content(router).navigationDestination(for: Int.self) { Text("Step \($0)") }
    }
  }
}
struct RootView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Flow { router in Button("Next") { router.next() } }
    }
  }
}
