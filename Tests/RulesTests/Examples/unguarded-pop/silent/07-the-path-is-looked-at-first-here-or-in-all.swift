// The path is looked at first, here or in all callers

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  var canGoBack: Bool { !path.isEmpty }
  func back() {
    guard canGoBack else { return }
    path.removeLast()
  }
  func back(by count: Int) { path.removeLast(min(count, path.count)) }
  func home() { path.removeLast(path.count) }
  func homeSlowly() { while path.count > 0 { path.removeLast() } }
  private func pop() { path.removeLast() }
  func leave() {
    if path.isEmpty { return }
    pop()
  }
  func replace(by step: Int) {
    path.append(step)
    path.removeLast()
  }
}
// prelude: app-view
