// Nobody knows when it runs: a question of the first launch comes while nothing can be up

import UIKit
final class Migration {
  var window: UIWindow?
  func failed() {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
      self.window?.rootViewController?.present(alert, animated: true)
    }
  }
}
