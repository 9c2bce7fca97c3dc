// Two subscriptions to two objects of one class

import UIKit
import Combine
final class ItemList {
  @Published var selected: String?
}
final class ListsModel {
  let saved = ItemList()
  let archived = ItemList()
}
final class ListsController: UIViewController {
  private let model = ListsModel()
  private var subscriptions = Set<AnyCancellable>()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.saved.$selected.sink { [weak self] item in self?.open(item) }.store(in: &subscriptions)
    model.archived.$selected.sink { [weak self] item in self?.open(item) }.store(in: &subscriptions)
  }
  private func open(_ item: String?) {
    guard let item else { return }
    navigationController?.pushViewController(ItemController(item), animated: true)
  }
}
final class ItemController: UIViewController {
  init(_ item: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ListsController())
    return true
  }
}
