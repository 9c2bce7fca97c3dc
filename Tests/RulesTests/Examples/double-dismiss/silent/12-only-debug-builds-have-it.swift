// Only debug builds have it

import SwiftUI
import UIKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
#if DEBUG
final class LostController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController(onDone: { [weak self] in self?.dismiss(animated: true) })
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  private let onDone: () -> Void
  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onDone()
    dismiss(animated: true)
  }
}
#endif
