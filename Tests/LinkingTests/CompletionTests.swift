import Testing

/// Controllers that come back through completions, in the standard library's `Result`.
@Suite struct CompletionTests {
  private let readers = """
    import UIKit
    struct ReaderError: Error {}
    protocol Reading { func page(for text: String, completion: @escaping (Result<UIViewController, ReaderError>) -> \
    Void) }
    final class PaymentReader: Reading {
      func page(for text: String, completion: @escaping (Result<UIViewController, ReaderError>) -> Void) {
        if text.isEmpty { completion(.failure(ReaderError())) } else { completion(.success(Payment())) }
      }
    }
    final class Payment: UIViewController {}
    """

  @Test(arguments: [
    "switch result { case .success(let page): self.open(page); case .failure(let error): print(error) }",
    "guard let page = try? result.get() else { return }; self.present(page, animated: true)",
    "if case .success(let page) = result { self.open(page) }",
  ])
  func whatASuccessHolds(_ taken: String) {
    let lines = transitionLines(
      readers,
      """
      final class Scanner: UIViewController {
        let reader: Reading
        init(reader: Reading) { self.reader = reader; super.init(nibName: nil, bundle: nil) }
        func scanned(_ text: String) { reader.page(for: text) { result in \(taken) } }
        func open(_ page: UIViewController) { present(page, animated: true) }
      }
      final class Home: UIViewController { @objc func scan() { present(Scanner(reader: PaymentReader()), animated: \
      true) } }
      """)
    #expect(lines == ["Home sheet Scanner", "PaymentReader sheet Payment"])
  }
}
