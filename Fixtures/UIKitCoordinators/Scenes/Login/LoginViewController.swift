import UIKit

@MainActor
protocol LoginViewControllerDelegate: AnyObject {
  func loginViewControllerDidLogIn(_ controller: LoginViewController)
  func loginViewControllerDidTapSignUp(_ controller: LoginViewController)
}

final class LoginViewController: UIViewController {
  weak var delegate: LoginViewControllerDelegate?

  private let emailField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "로그인"
    let logIn = UIButton(type: .system, primaryAction: UIAction(title: "로그인") { [weak self] _ in self?.logIn() })
    let signUp = UIButton(type: .system)
    signUp.addTarget(self, action: #selector(didTapSignUp), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [emailField, logIn, signUp])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  private func logIn() {
    guard let email = emailField.text, email.contains("@") else {
      showError()
      return
    }
    delegate?.loginViewControllerDidLogIn(self)
  }

  @objc private func didTapSignUp() {
    delegate?.loginViewControllerDidTapSignUp(self)
  }

  private func showError() {
    let alert = UIAlertController(title: "이메일을 확인해 주세요", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "확인", style: .default))
    present(alert, animated: true)
  }
}
