// A page's question is only answered by an alert, and its controller presents other things

import UIKit
import WebKit
final class PageController: UIViewController, WKUIDelegate {
  @objc func showSettings() { present(SettingsController(), animated: true) }
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
    ↓present(alert, animated: true)
  }
}
final class SettingsController: UIViewController {}
