// The controller is made for each tap, in a part that is only built for one target

import UIKit
final class ReaderFlow {
  let top = UIViewController()
  @objc func showSettings(_ sender: UIBarButtonItem) {
    #if PDFENABLED
      let controller: UIViewController
      controller = UINavigationController(rootViewController: UIViewController())
      controller.popoverPresentationController?.barButtonItem = sender
      top.present(controller, animated: true)
    #endif
  }
}
