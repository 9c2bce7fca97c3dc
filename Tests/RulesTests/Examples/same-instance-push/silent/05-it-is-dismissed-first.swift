// What is up is taken away before

import UIKit
final class ReaderFlow {
  let top = UIViewController()
  private var search: UIViewController?
  @objc func showSearch(_ sender: UIBarButtonItem) {
    if let existing = search {
      if let presenter = existing.presentingViewController {
        presenter.dismiss(animated: true) { self.showSearch(sender) }
        return
      }
      existing.popoverPresentationController?.barButtonItem = sender
      top.present(existing, animated: true)
      return
    }
    let new = UIViewController()
    new.modalPresentationStyle = .popover
    new.popoverPresentationController?.barButtonItem = sender
    top.present(new, animated: true)
    search = new
  }
}
