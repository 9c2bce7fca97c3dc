import UIKit

final class ExhibitionViewController: UIViewController {
  var exhibitionTitle = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = exhibitionTitle
  }

  @IBAction func unwindToExhibition(_ segue: UIStoryboardSegue) {}
}
