// All controllers of the app present through one that knows where to point

import UIKit
class BaseController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    controller.popoverPresentationController?.sourceView = view
    super.present(controller, animated: animated, completion: completion)
  }
}
final class RecipeController: BaseController {
  @objc func share() {
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
