// Without storyboards in the tree nothing is known

import UIKit
final class ListController: UIViewController {
  func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
}
