// Cancel dismisses the form, and the delegate pops the list below

import UIKit
protocol AddDelegate: AnyObject { func finish() }
final class ListController: UIViewController, AddDelegate {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.delegate = self
    present(form, animated: true)
  }
  func finish() { navigationController?.popViewController(animated: true) }
}
final class FormController: UIViewController {
  weak var delegate: AddDelegate?
  @IBAction func cancel(_ sender: Any) {
    ↓dismiss(animated: true)
    delegate?.finish()
  }
}
