// A path for each flow, of which a switch picks one

enum Flow { case signIn, album }
final class Router: ObservableObject {
  @Published var signInPath = NavigationPath()
  @Published var albumPath = NavigationPath()
  func push(_ flow: Flow, _ page: String) {
    switch flow {
    case .signIn: signInPath.append(page)
    case .album: albumPath.append(page)
    }
  }
  func pop(_ flow: Flow) {
    switch flow {
    case .signIn: if !signInPath.isEmpty { signInPath.removeLast() }
    case .album: if !albumPath.isEmpty { albumPath.removeLast() }
    }
  }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.signInPath) { Text("Sign in") } }
}
