// One of two branches, and one of two buttons

import UIKit
final class StatusController: UIViewController {}
final class HomeController: UIViewController {
  @objc func show(inStack: Bool) {
    let status = StatusController()
    if inStack {
      present(UINavigationController(rootViewController: status), animated: true)
    } else {
      present(status, animated: true)
    }
  }
  @objc func showOrLeave(inStack: Bool) {
    let status = StatusController()
    if inStack {
      present(UINavigationController(rootViewController: status), animated: true)
      return
    }
    present(status, animated: true)
  }
  @objc func ask() {
    let status = StatusController()
    let alert = UIAlertController(title: "How?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "A", style: .default) { _ in
      self.present(UINavigationController(rootViewController: status), animated: true)
    })
    alert.addAction(UIAlertAction(title: "B", style: .default) { _ in
      self.present(UINavigationController(rootViewController: status), animated: true)
    })
    present(alert, animated: true)
  }
}
