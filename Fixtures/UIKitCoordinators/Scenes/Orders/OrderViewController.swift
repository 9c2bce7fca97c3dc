import SafariServices
import UIKit

final class OrderViewController: UIViewController {
  private let number: String

  init(number: String) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = number
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "통화", style: .plain, target: self, action: #selector(didTapCall)),
      UIBarButtonItem(title: "영수증", style: .plain, target: self, action: #selector(didTapReceipt)),
      UIBarButtonItem(title: "공유", style: .plain, target: self, action: #selector(didTapShare)),
      UIBarButtonItem(title: "목록", style: .plain, target: self, action: #selector(didTapBack)),
    ]
  }

  @objc private func didTapCall() {
    let call = CourierCallViewController()
    call.modalPresentationStyle = .fullScreen
    present(call, animated: true)
  }

  @objc private func didTapReceipt() {
    present(SFSafariViewController(url: URL(string: "https://example.com/receipt")!), animated: true)
  }

  @objc private func didTapShare(_ sender: UIBarButtonItem) {
    let share = UIActivityViewController(activityItems: [number], applicationActivities: nil)
    share.popoverPresentationController?.barButtonItem = sender
    present(share, animated: true)
  }

  @objc private func didTapBack() {
    navigationController?.popViewController(animated: true)
  }
}
