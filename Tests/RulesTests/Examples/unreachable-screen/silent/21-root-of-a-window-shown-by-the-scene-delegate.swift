// Root of a window, shown by the scene delegate

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    self.window = window
    window.makeKeyAndVisible()
  }
}
final class HomeViewController: UIViewController {
  func didTapDetail() { navigationController?.pushViewController(DetailViewController(), animated: true) }
}
final class DetailViewController: UIViewController {}
