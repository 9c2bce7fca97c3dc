// Only debug builds have it

import SwiftUI
import UIKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
final class SettingsController: UIViewController {}
#if DEBUG
final class LostController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let settings = SettingsController()
    let stack = UINavigationController(rootViewController: settings)
    view.addSubview(stack.view)
    present(settings, animated: true)
  }
}
#endif
