// A coordinator pushes the room of a link, also from that room

import UIKit
final class RoomFlow {
  let stack = UINavigationController()
  func start() {
    let list = ListController()
    list.onSelect = { [weak self] in self?.open($0) }
    stack.setViewControllers([list], animated: false)
  }
  func open(_ id: String) {
    let room = RoomController(id: id)
    room.onLink = { [weak self] in self?.follow($0) }
    stack.↓pushViewController(room, animated: true)
  }
  private func follow(_ id: String) {
    open(id)
  }
}
final class ListController: UIViewController {
  var onSelect: ((String) -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Room") { [weak self] _ in self?.onSelect?("a") }))
  }
}
final class RoomController: UIViewController {
  let id: String
  var onLink: ((String) -> Void)?
  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Link") { [weak self] _ in self?.onLink?("b") }))
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = RoomFlow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    flow.start()
    window = UIWindow()
    window?.rootViewController = flow.stack
    return true
  }
}
