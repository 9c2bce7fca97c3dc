// A function that only the initialiser calls pushes onto a stack that is not there

import UIKit

final class TourController: UIViewController {
  private let step: Int
  init(step: Int) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    skipKnownSteps()
  }
  required init?(coder: NSCoder) { nil }
  private func skipKnownSteps() {
    if step > 2 { self.↓navigationController?.pushViewController(FinishController(), animated: false) }
  }
}

final class FinishController: UIViewController {}
