// The closure that the client is given hops to the main queue

import UIKit
final class CodeClient {
  func verify(_ code: String, completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, response, _ in
      completion(response != nil)
    }.resume()
  }
}
final class CodeFlow {
  let stack = UINavigationController()
  private let client = CodeClient()
  func check(_ code: String) {
    client.verify(code) { [weak self] isRight in
      DispatchQueue.main.async { self?.finish(isRight) }
    }
  }
  private func finish(_ isRight: Bool) {
    let next: UIViewController = isRight ? HomeController() : AgainController()
    stack.pushViewController(next, animated: true)
  }
}
final class HomeController: UIViewController {}
final class AgainController: UIViewController {}
