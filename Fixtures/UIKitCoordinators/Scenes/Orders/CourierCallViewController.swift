import UIKit

final class CourierCallViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    label.text = "배달원에게 연결하는 중"
    label.textColor = .white
    view.addSubview(label)
  }
}
