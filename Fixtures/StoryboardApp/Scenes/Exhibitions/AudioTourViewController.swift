import UIKit

final class AudioTourViewController: UIViewController {
  private let progress = UIProgressView(progressViewStyle: .default)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(progress)
    progress.setProgress(0.1, animated: false)
  }
}
