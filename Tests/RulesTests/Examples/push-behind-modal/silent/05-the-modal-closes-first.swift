// The modal closes before it tells the model

import Combine
import UIKit
final class TransferModel {
  enum Step { case again, done }
  let steps = PassthroughSubject<Step, Never>()
  func again() { steps.send(.again) }
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
    case .again: navigationController?.popViewController(animated: true)
    case .done: break
    }
  }
}
final class StatusController: UIViewController {
  private let model: TransferModel
  init(model: TransferModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  @IBAction func again() { dismiss(animated: true) { self.model.again() } }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    let stack = UINavigationController(rootViewController: StartController())
    window?.rootViewController = stack
    return true
  }
}
final class StartController: UIViewController {
  @IBAction func start() { navigationController?.pushViewController(TransferController(), animated: true) }
}
