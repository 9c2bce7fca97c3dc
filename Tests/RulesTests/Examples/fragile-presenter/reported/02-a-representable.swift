// A representable presents with each drawing

import SwiftUI
import SafariServices
struct SafariPresenter: UIViewControllerRepresentable {
  var safari: SFSafariViewController?
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard let safari else { return }
    controller.↓present(safari, animated: true)
  }
}
