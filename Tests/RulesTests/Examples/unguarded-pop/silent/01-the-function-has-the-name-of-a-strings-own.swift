// The function has the name of a string's own, and of a case

// prelude: root-app
enum Step { case removeLast, none }
final class PathState: ObservableObject {
  @Published var path = NavigationPath()
  func removeLast() { path.removeLast() }
}
struct RootView: View {
  @StateObject private var state = PathState()
  @State private var code = ""
  @State private var step = Step.none
  var body: some View {
    NavigationStack(path: $state.path) {
      Button("Delete") {
        code.removeLast()
        step = .removeLast
      }
    }
  }
}
