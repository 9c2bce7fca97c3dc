import UIKit

@MainActor
protocol RestaurantViewControllerDelegate: AnyObject {
  func restaurantViewControllerDidTapOrder(_ controller: RestaurantViewController)
}

final class RestaurantViewController: UIViewController {
  let restaurantID: Int
  weak var delegate: RestaurantViewControllerDelegate?

  init(restaurantID: Int) {
    self.restaurantID = restaurantID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "가게 \(restaurantID)"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "주문", style: .done, target: self, action: #selector(didTapOrder)),
      UIBarButtonItem(title: "새로 고침", style: .plain, target: self, action: #selector(didTapReload)),
    ]
  }

  @objc private func didTapOrder() {
    delegate?.restaurantViewControllerDidTapOrder(self)
  }

  @objc private func didTapReload() {
    let fresh = RestaurantViewController(restaurantID: restaurantID)
    fresh.delegate = delegate
    navigationController?.pushViewController(fresh, animated: true)
  }
}
