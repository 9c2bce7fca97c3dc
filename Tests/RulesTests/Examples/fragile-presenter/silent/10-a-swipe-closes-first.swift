// A swipe closes what is up before it tells the model

import Combine
import UIKit
final class TransferModel {
  enum Step { case explorer, done }
  let steps = PassthroughSubject<Step, Never>()
  func explore() { steps.send(.explorer) }
}
final class TransferController: UIViewController {
  private let model = TransferModel()
  private var kept: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    model.steps.sink { [weak self] in self?.navigate(to: $0) }.store(in: &kept)
  }
  @IBAction func showStatus() { present(StatusController(model: model), animated: true) }
  private func navigate(to step: TransferModel.Step) {
    switch step {
    case .explorer: present(ExplorerController(), animated: true)
    case .done: break
    }
  }
}
final class ExplorerController: UIViewController {}
final class StatusController: UIViewController {
  private let model: TransferModel
  init(model: TransferModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    view.addGestureRecognizer(swipe)
  }
  @objc private func swiped() {
    dismiss(animated: false)
    model.explore()
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = TransferController()
    return true
  }
}
