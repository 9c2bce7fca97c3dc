import UIKit

/// A strip of the floor plan inside the exhibition screen.
final class FloorPreviewViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(didTap)))
  }

  @objc private func didTap() {
    guard let plan = storyboard?.instantiateViewController(withIdentifier: "FloorPlan") else { return }
    navigationController?.pushViewController(plan, animated: true)
  }
}

final class FloorPlanViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
