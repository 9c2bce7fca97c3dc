// Only a dead screen shows a controller that has an initialiser of its own

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeVC()
  }
}
final class HomeVC: UIViewController {}
final class ↓OldPlacesVC: UIViewController {
  func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) {
    let editor: OldPlaceVC = OldPlaceVC(place: "Home")
    self.show(placeEditor: editor)
  }
  func show(placeEditor: UIViewController) {}
}
final class OldPlaceVC: UIViewController {
  convenience init(place: String) { self.init(nibName: "OldPlaceVC", bundle: Bundle.main) }
}
