import Testing

/// Tab bars that a controller implements itself, over a list of children.
@Suite struct OwnBarTests {
  private static let pages = """
    final class Home: UIViewController { @objc func tapped() { present(Detail(), animated: true) } }
    final class Search: UIViewController {}
    final class Detail: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Frame()
      }
    }
    """

  private func frame(_ adding: String, _ showing: String) -> String {
    """
    import UIKit
    enum Item: Int { case home, search }
    final class Stack: UINavigationController {}
    final class Frame: UIViewController {
      private var selected = Item.home
      override func viewDidLoad() {
        \(adding)
        show()
      }
      private func embed(_ page: UIViewController) -> UIViewController { Stack(rootViewController: page) }
      private func show() { \(showing) }
      func bar(didSelect item: Item) { selected = item; show() }
    }
    """
  }

  @Test(
    arguments: [
      "addChild(Home()); addChild(Search())",
      "self.addChild(UINavigationController(rootViewController: Home())); self.addChild(embed(Search()))",
      "let home = Home(); let search = Search(); addChild(embed(home)); addChild(embed(search))",
    ],
    [
      "let page = children[selected.rawValue]; view.addSubview(page.view)",
      "transition(from: children[0], to: self.children[selected.rawValue], duration: 0.3, animations: nil)",
    ])
  func oneChildIsShownAtATime(adding: String, showing: String) {
    let found = origins(frame(adding, showing) + "\n" + Self.pages)
    #expect(found["Frame tab Home"] == ["Frame"])
    #expect(found["Frame tab Search"] == ["Frame"])
    #expect(found["Home sheet Detail"] == ["Home"])
  }

  /// Children that stand beside each other are parts of their controller.
  @Test func childrenBesideEachOther() {
    let adding = "let home = Home(), search = Search(); addChild(home); addChild(search)"
    let found = origins(frame(adding, "children.forEach { view.addSubview($0.view) }") + "\n" + Self.pages)
    #expect(found["Home sheet Detail"] == ["Frame"])
    #expect(found.keys.allSatisfy { !$0.contains("tab") })
  }

  /// A child that other code adds to a controller is a part of that controller, not of the adding one.
  @Test func aChildOfAnotherController() {
    let found = origins(
      """
      import UIKit
      final class Frame: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let home = Home()
          let stack = UINavigationController(rootViewController: home)
          let guest = Guest()
          guest.addChild(stack)
          present(guest, animated: true)
        }
      }
      final class Guest: UIViewController { override func viewDidLoad() { view.addSubview(UILabel()) } }
      \(Self.pages)
      """)
    #expect(found["Home sheet Detail"] == ["Guest"])
  }
}
