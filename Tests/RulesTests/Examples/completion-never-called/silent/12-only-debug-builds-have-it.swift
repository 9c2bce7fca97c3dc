// Only debug builds have it

import SwiftUI
import UIKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
#if DEBUG
final class LostController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.onDone = { [weak self] in self?.dismiss(animated: true) }
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  var onDone: (() -> Void)?
}
#endif
