import Testing

/// Controls of the app's own classes.
@Suite struct OwnControlTests {
  private func triggers(listening: String) -> [String] {
    graph([
      "App/App.swift": """
      import UIKit
      final class Piece: UIControl {
        var onTap: () -> Void = {}
        override init(frame: CGRect) {
          super.init(frame: frame)
          \(listening)
        }
        @objc func tapped() { onTap() }
      }
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        let piece = Piece()
        override func viewDidLoad() {
          super.viewDidLoad()
          piece.onTap = { [weak self] in self?.open() }
          view.addSubview(piece)
        }
        func open() { present(Detail(), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = Home()
          return true
        }
      }
      """
    ]).transitions.filter { $0.to == "Detail" }.flatMap { $0.triggers.map { "\($0.action) \($0.control)" } }
  }

  /// A control that is its own target is what the user taps, with or without `self`.
  @Test func aControlListensToItself() {
    #expect(triggers(listening: "addTarget(self, action: #selector(tapped), for: .touchUpInside)") == ["tap Piece"])
    #expect(
      triggers(listening: "self.addTarget(self, action: #selector(tapped), for: .touchUpInside)") == ["tap Piece"])
  }

  /// Where nobody listens, nobody taps: the function is all that is known.
  @Test func aControlThatNobodyListensTo() {
    #expect(triggers(listening: "isEnabled = true") == ["event tapped"])
  }
}
