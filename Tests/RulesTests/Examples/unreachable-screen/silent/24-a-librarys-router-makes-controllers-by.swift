// A library's router makes controllers by the names of their classes

import Wayfinder
// prelude: app-delegate
extension Wayfinder {
  static func showTerms() { pushViewController("TermsViewController", context: ["version": 2]) }
}
final class HomeViewController: UIViewController {
  @objc func terms() { Wayfinder.showTerms() }
}
final class TermsViewController: UIViewController {}
