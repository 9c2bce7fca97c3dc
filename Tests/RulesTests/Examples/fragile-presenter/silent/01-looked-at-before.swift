// The representable looks whether its controller is free

import SwiftUI
import SafariServices
struct SafariPresenter: UIViewControllerRepresentable {
  var safari: SFSafariViewController?
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard let safari, controller.presentedViewController == nil else { return }
    controller.present(safari, animated: true)
  }
}
