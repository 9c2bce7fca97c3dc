import Testing

/// Whether a `UIAlertController` is an alert or an action sheet.
@Suite struct AlertKindTests {
  private func kinds(_ style: String, _ declarations: String = "") -> [String] {
    transitionLines(
      """
      import UIKit
      \(declarations)
      final class Menu: UIViewController {
        let isLarge = UIDevice.current.userInterfaceIdiom == .pad
        func ask() {
          let controller = UIAlertController(title: nil, message: nil, preferredStyle: \(style))
          present(controller, animated: true)
        }
      }
      """)
  }

  @Test func theStyleSaysIt() {
    #expect(kinds(".actionSheet") == ["Menu dialog dialog"])
    #expect(kinds(".alert") == ["Menu alert alert"])
    #expect(kinds("UIAlertController.Style.actionSheet") == ["Menu dialog dialog"])
  }

  /// What takes the form of an alert on a tablet is an action sheet on a phone.
  @Test func aNameOfTheAppsStandsForTheStyle() {
    let computed = """
      extension UIAlertController.Style {
        static var menu: UIAlertController.Style {
          if UIDevice.current.userInterfaceIdiom == .pad { return .alert }
          return .actionSheet
        }
        static var question: UIAlertController.Style { .alert }
      }
      """
    #expect(kinds(".menu", computed) == ["Menu dialog dialog"])
    #expect(kinds(".question", computed) == ["Menu alert alert"])
    #expect(kinds("isLarge ? .alert : .actionSheet") == ["Menu dialog dialog"])
    #expect(
      kinds("Look.style", "enum Look { static let style: UIAlertController.Style = .actionSheet }") == [
        "Menu dialog dialog"
      ])
  }
}
