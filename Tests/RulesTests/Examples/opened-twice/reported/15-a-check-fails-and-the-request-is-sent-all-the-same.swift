// A model tells that the check failed, and sends the request all the same, whose answer is told as well

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let navigation = UINavigationController(rootViewController: LabelController())
    window = UIWindow()
    window?.rootViewController = navigation
    return true
  }
}

final class LabelController: UIViewController {
  private let model = LabelModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Check") { [weak self] _ in self?.check() }))
  }
  private func check() {
    model.validate { [weak self] state, address in
      guard let self else { return }
      switch state {
      case .valid: self.continueWith(address)
      case .suggested: self.navigationController?.pushViewController(SuggestionController(), animated: true)
      case .wrong: self.edit()
      }
    }
  }
  private func continueWith(_ address: String?) { print(address ?? "") }
  private func edit() { navigationController?.pushViewController(AddressController(), animated: true) }
}

final class SuggestionController: UIViewController {}
final class AddressController: UIViewController {}

enum Validation { case valid, suggested, wrong(String) }

final class LabelModel {
  var name = ""
  func validate(completion: ((Validation, String?) -> Void)? = nil) {
    if name.isEmpty {
      completion?(.wrong("A name is needed"), nil)
    }
    Server.ask(name) { result in
      switch result {
      case .success(let address): completion?(.valid, address)
      case .failure(let error): ↓completion?(.wrong(error.localizedDescription), nil)
      }
    }
  }
}

enum Server {
  static func ask(_ name: String, answer: @escaping (Result<String, Error>) -> Void) { answer(.success(name)) }
}
