// The property only keeps what was presented last

import UIKit
final class SharingHelper {
  var sheet: UIActivityViewController?
  @objc func share(_ url: URL, from screen: UIViewController, sender: UIBarButtonItem) {
    sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    guard let sheet else { return }
    sheet.popoverPresentationController?.barButtonItem = sender
    screen.present(sheet, animated: true)
  }
}
