import Testing

/// Hosting controllers of the app's own that hand on what they are given by an initialiser that they inherit.
@Suite struct OwnHostTests {
  private func lines(_ initialiser: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      import UIKit
      class Hosted<Content: View>: UIHostingController<AnyView> {
        \(initialiser)
      }
      final class MenuController: UIViewController {
        @objc func profile() {
          navigationController?.pushViewController(Hosted(ProfileView(), title: "Profile"), animated: true)
        }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """)
  }

  @Test(arguments: ["self", "super"]) func handsOnItsContent(base: String) {
    let kind = base == "self" ? "convenience init" : "init"
    #expect(
      lines("\(kind)(_ content: Content, title: String) { \(base).init(rootView: AnyView(content.padding())) }")
        == ["MenuController push ProfileView"])
  }

  /// A view of its own is no content that somebody hands in.
  @Test func showsAViewOfItsOwn() {
    #expect(
      lines("convenience init(_ content: Content, title: String) { self.init(rootView: AnyView(Text(title))) }")
        == ["MenuController push Hosted"])
  }
}
