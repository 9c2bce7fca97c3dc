// An action that a screen on the path sends

enum Action { case path(Int), back }
final class Router: ObservableObject {
  @Published var path: [Int] = []
  func send(_ action: Action) {
    switch action {
    case .path: path.removeLast()
    case .back: _ = path.popLast()
    }
  }
}
// prelude: app-view
