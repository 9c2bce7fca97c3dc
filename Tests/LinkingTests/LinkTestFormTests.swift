import Linking
import NavigationModel
import Testing

/// Forms in which code compares what comes in.
@Suite struct LinkTestFormTests {
  private static let screens = """
    import UIKit
    final class ListController: UIViewController {}
    final class HelpController: UIViewController {}

    """

  private func opened(_ body: String, _ rest: String = "") -> [String: [String]] {
    LinkOutcomeTests.opened(
      by: Self.screens + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
        \(body)
        }
        \(rest)
        """)
  }

  @Test func theRawValueOfACaseInCodeThatRunsLater() {
    let opened = opened(
      """
      func windowScene(
        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void
      ) {
        later {
          switch item.type {
          case Action.list.rawValue: self.show(ListController())
          case Action.help.rawValue: self.show(HelpController())
          default: break
          }
        }
      }
      func later(_ work: () -> Void) { work() }
      """, "enum Action: String { case list, help = \"org.example.help\" }")
    #expect(opened["list"] == ["ListController"], "\(opened)")
    #expect(opened["org.example.help"] == ["HelpController"], "\(opened)")
  }

  /// The app's own code takes a text out of the URL, and compares that.
  @Test func aTextThatIsMadeOfTheLink() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        let text = withoutScheme(url.absoluteString)
        if text.hasPrefix("list") { show(ListController()) }
        let parts = text.split(separator: ":")
        switch parts[0] {
        case "help": show(HelpController())
        default: break
        }
      }
      func withoutScheme(_ text: String) -> String { text.replacingOccurrences(of: "shop:", with: "") }
      """)
    #expect(opened["…list…"] == ["ListController"], "\(opened)")
    #expect(opened["…help…"] == ["HelpController"], "\(opened)")
  }

  @Test func aHelperThatTakesSeveralSteps() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        if url.path.begins(with: "/list") {
          show(ListController())
        } else if url.path.begins(with: "/help") {
          show(HelpController())
        }
      }
      """,
      """
      extension String {
        func begins(with text: String?) -> Bool {
          guard let text, let range = range(of: text, options: .caseInsensitive) else { return false }
          return range.lowerBound == startIndex
        }
      }
      """)
    #expect(opened["…/…/list…"] == ["ListController"], "\(opened)")
    #expect(opened["…/…/help…"] == ["HelpController"], "\(opened)")
  }

  /// The scheme stands in settings: it is not the web's.
  @Test func aSchemeThatNobodyKnows() throws {
    let source =
      Self.screens + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, url.scheme == Settings.shared.scheme, url.host == "list" else { \
        return }
            window?.rootViewController?.present(ListController(), animated: true)
          }
        }
        """
    let links = FixtureApp.program(of: [.init(path: "App.swift", bytes: Array(source.utf8))]) { $0.linkLedger.links }
    let link = try #require(links.first { !$0.opens.isEmpty })
    #expect(LinkPattern(link).text == "<scheme>://list")
    #expect(LinkPattern(link).example(origin: "https://example.org") == nil)
  }

  @Test func partsOfAPathThatAreThere() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, url.host == "example.org" else { return }
        let parts = url.path.split(separator: "/")
        let user: String?
        if let first = parts[safe: 0] { user = String(first) } else { user = nil }
        let post: String?
        if let second = parts[safe: 1] { post = String(second) } else { post = nil }
        switch (user, post) {
        case (user, nil): show(ListController())
        case (user, post): show(HelpController())
        }
      }
      """)
    #expect(opened["…://example.org/…"] == ["ListController"], "\(opened)")
    #expect(opened["…://example.org/…/…"] == ["HelpController"], "\(opened)")
  }

  @Test func theTypeOfAnIntent() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        if activity.interaction?.intent is OpenListIntent {
          show(ListController())
        } else if let help = activity.interaction?.intent as? OpenHelpIntent {
          show(HelpController())
        }
      }
      """)
    #expect(opened["OpenListIntent"] == ["ListController"], "\(opened)")
    #expect(opened["OpenHelpIntent"] == ["HelpController"], "\(opened)")
  }

  @Test func howManyPartsAPathHas() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        let parts = url.pathComponents
        switch url.host {
        case "list":
          guard parts.count == 2 else { return }
          show(ListController())
        case "help":
          guard parts.count == 1 else { return }
          show(HelpController())
        default: break
        }
      }
      """)
    #expect(opened["…://list/…"] == ["ListController"], "\(opened)")
    #expect(opened["…://help"] == ["HelpController"], "\(opened)")
  }

  /// Who may come in is said, and not what code far away needs to go on.
  @Test func theConditionThatDecides() {
    let gates = FixtureApp.program(
      of: [
        .init(
          path: "App.swift",
          bytes: Array(
            (Self.screens + """
              enum Account { static var isOpen: Bool { false } }
              final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                  guard let url = contexts.first?.url, url.host == "list" else { return }
                  if Account.isOpen { showList() } else { showHelp() }
                }
                func showList() {
                  if let host = window?.rootViewController as? UINavigationController {
                    host.present(ListController(), animated: true)
                  }
                }
                func showHelp() { window?.rootViewController?.present(HelpController(), animated: true) }
              }
              """).utf8))
      ]
    ) { program in
      program.linkLedger.links.flatMap(\.opens).map { "\($0.screen) if \($0.gate ?? "-")" }.sorted()
    }
    #expect(gates == ["HelpController if !(Account.isOpen)", "ListController if Account.isOpen"])
  }

  @Test func theConditionOfALoop() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts where context.url.host == "list" { show(ListController()) }
        for context in contexts { show(HelpController()) }
      }
      """)
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
    #expect(!opened["…://list", default: []].contains("HelpController"), "\(opened)")
  }

  /// Calls count from the comparison on, however many lead from the handler to it.
  @Test func aComparisonFarFromTheHandler() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        first(url)
      }
      func first(_ url: URL) { second(url) }
      func second(_ url: URL) { third(url) }
      func third(_ url: URL) {
        if url.host == "list" { step(1) }
        if url.host == "help" { far(1) }
      }
      func step(_ number: Int) { stepAgain(number) }
      func stepAgain(_ number: Int) { stepLast(number) }
      func stepLast(_ number: Int) { show(ListController()) }
      func far(_ number: Int) { farther(number) }
      func farther(_ number: Int) { step(number) }
      """)
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
    // Nothing of the link gets that far.
    #expect(opened["…://help"] == [], "\(opened)")
  }

  /// Each text is that of the part at its place.
  @Test func theFirstPartsOfAPath() {
    let opened = opened(
      """
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        if url.pathComponents.starts(with: ["/", "shop", "list"]) { show(ListController()) }
        if url.pathComponents.contains("help") { show(HelpController()) }
      }
      """)
    #expect(opened["…/shop/list"] == ["ListController"], "\(opened)")
    #expect(opened["…/help"] == ["HelpController"], "\(opened)")
  }

  /// What comes with a notification is no URL.
  @Test func theContentOfANotification() {
    let opened = opened(
      """
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {
        guard let id = response.notification.request.content.userInfo["id"] as? String else { return }
        if id.hasPrefix("list-") { show(ListController()) }
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        if url.path.hasPrefix("/list") { show(ListController()) }
      }
      """)
    #expect(opened["id=list-…"] == ["ListController"], "\(opened)")
    #expect(opened["…/list…"] == ["ListController"], "\(opened)")
  }
}
