import UIKit

final class ExhibitionListViewController: UIViewController {
  private enum SegueID {
    static let exhibition = "showExhibition"
  }

  private var selectedTitle = "빛의 풍경"

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "오늘의 전시", style: .plain, target: self, action: #selector(didTapToday))
  }

  @objc private func didTapToday() {
    performSegue(withIdentifier: SegueID.exhibition, sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let exhibition = segue.destination as? ExhibitionViewController {
      exhibition.exhibitionTitle = selectedTitle
    }
  }
}
