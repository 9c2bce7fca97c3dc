import UIKit

final class ArtistViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel?.text = "이중섭"
  }
}
