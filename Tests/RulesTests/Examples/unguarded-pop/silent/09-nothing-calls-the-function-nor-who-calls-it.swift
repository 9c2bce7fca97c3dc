// Nothing calls the function, nor who calls it

final class Router: ObservableObject {
  @Published var path: [Int] = []
  func goBack() { path.removeLast() }
  static func leave(_ router: Router) { router.goBack() }
}
// prelude: app-view
