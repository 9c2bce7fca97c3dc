import Testing

/// Classes with a base class of a library that was not read.
@Suite struct UnreadBaseTests {
  private func lines(first: String, calls: String) -> [String] {
    transitionLines(
      """
      import ScreenKit
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Menu(model: 1)
        }
      }
      final class Menu: ScreenBase<Int> {
        \(first)
        @objc func open() { \(calls) }
      }
      final class Detail: ScreenBase<Void> {}
      final class Store: StoreBase {}
      """)
  }

  private let life = "override func viewDidLoad() { super.viewDidLoad() }"

  /// One heir that overrides what only controllers have says it of all others.
  @Test func oneHeirTellsOfTheOthers() {
    #expect(
      lines(first: life, calls: "navigate(to: Detail.self, with: 1)") == [
        "Menu push Detail", "SceneDelegate root Menu",
      ])
    #expect(lines(first: life, calls: "show(Store())") == ["SceneDelegate root Menu"])
    #expect(!lines(first: "", calls: "navigate(to: Detail.self, with: 1)").contains("Menu push Detail"))
  }

  @Test(arguments: [
    ("showModally(Detail())", "sheet"), ("show(Detail())", "push"), ("navigateFullScreen(Detail())", "cover"),
  ])
  func theNameSaysHowItIsShown(call: String, kind: String) {
    #expect(lines(first: life, calls: call) == ["Menu \(kind) Detail", "SceneDelegate root Menu"])
  }

  /// Code that reads what only controllers have says it, too; a coordinator's own property does not.
  @Test(arguments: [
    ("func setUp() { navigationItem.title = \"Menu\" }", true),
    ("func setUp() { self.hidesBottomBarWhenPushed = true }", true),
    ("func setUp() { navigationController.title = \"Menu\" }", false),
    ("let navigationItem = UINavigationItem(); func setUp() { navigationItem.title = \"Menu\" }", false),
  ])
  func oneHeirUsesWhatControllersHave(first: String, isController: Bool) {
    let lines = lines(first: first, calls: "navigate(to: Detail.self, with: 1)")
    #expect(lines == (isController ? ["Menu push Detail", "SceneDelegate root Menu"] : []))
  }
}
