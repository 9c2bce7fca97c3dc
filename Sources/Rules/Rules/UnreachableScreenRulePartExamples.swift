extension UnreachableScreenRule {
  /// What looks like a screen of the app and is none.
  static let noScreens: [RuleExample] = [
    RuleExample(
      "A class of the app's own is called as SwiftUI's protocol; an interface file makes its subclass",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: SwiftUI.View {
        var body: some SwiftUI.View { Text("Home") }
      }
      class View: UIView {}
      final class ShadowView: View {}
      """),
    RuleExample(
      "A catalogue for previews, in a folder for them",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Design/Preview Files/ColorsView.swift",
          """
          struct ColorsView: View {
            var body: some View { ScrollView { Text("Red") } }
          }
          #Preview { ColorsView() }
          """)
      ]),
    RuleExample(
      "What a generator of files starts from",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [RuleExample.Attachment("Tools/Templates/Screen/StartViewController.swift", "final class StartViewController: UIViewController {}")]),
  ]
}
