// The superclass makes what runs the screen's content, and that shows the sheet

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = ProfileController()
    return true
  }
}
class ContentNode { required init() {} }
class NodeController<Node: ContentNode>: UIViewController {
  private let node = Node()
}
final class ProfileController: NodeController<ProfileNode> {}
final class ProfileNode: ContentNode {
  var present: (UIViewController) -> Void = { _ in }
  func pickBirthday() { present(BirthdayController()) }
}
final class BirthdayController: UIViewController {}
