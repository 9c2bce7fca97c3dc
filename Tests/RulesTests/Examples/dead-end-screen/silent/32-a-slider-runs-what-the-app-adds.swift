// A control runs a method that the app adds to all controllers

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = DemosController()
    window?.makeKeyAndVisible()
    return true
  }
}
final class DemosController: UIViewController {
  @objc func open() {
    let stage = StageController()
    stage.modalPresentationStyle = .fullScreen
    present(stage, animated: true)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }
}
final class StageController: UIViewController {
  private let slider = UISlider()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(slider)
    slider.addTarget(self, action: #selector(leave), for: .valueChanged)
  }
  @objc private func changed() { view.alpha = CGFloat(slider.value) }
}
extension UIViewController { @objc func leave() { dismiss(animated: true) } }
