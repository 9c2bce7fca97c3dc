// Saving ends the whole flow, on purpose

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
  @IBAction func save(_ sender: Any) {
    UserDefaults.standard.set(true, forKey: "saved")
    dismiss(animated: true)
    delegate?.finish()
  }
}
