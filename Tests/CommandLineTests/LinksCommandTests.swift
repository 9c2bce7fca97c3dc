import Foundation
import NavigationModel
import Testing

@Suite struct LinksCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", Self.source)
    try folder.write("App/Info.plist", Self.info)
    try folder.write("App/App.entitlements", Self.entitlements)
  }

  private static let source = #"""
    import SwiftUI

    enum Page: Hashable { case order(String), settings, search }
    enum Section: String { case settings, search = "find" }

    @MainActor final class Router: ObservableObject {
      @Published var path: [Page] = []
      func open(_ url: URL) {
        guard url.scheme == "shop" else { return }
        switch url.host {
        case "orders": if let id = url.pathComponents.last { path.append(.order(id)) }
        case Links.settings: path.append(.settings)
        default: break
        }
      }
      func resume(_ section: Section) {
        switch section {
        case .settings: path.append(.settings)
        case .search: path.append(.search)
        }
      }
    }

    enum Links { static let settings = "settings" }

    @main struct ShopApp: App {
      @StateObject var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            HomeView().navigationDestination(for: Page.self) { page in
              switch page {
              case .order: OrderView()
              case .settings: SettingsView()
              case .search: SearchView()
              }
            }
          }
          .onOpenURL { router.open($0) }
          .onContinueUserActivity("org.example.search") { _ in router.resume(.search) }
        }
      }
    }

    struct HomeView: View { var body: some View { Text("Home") } }
    struct OrderView: View { var body: some View { Text("Order") } }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct SearchView: View { var body: some View { Text("Search") } }
    """#

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
    <string>shop</string>
    </array></dict></array>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key>
    <string>org.example.new</string>
    </dict></array>
    </dict></plist>
    """

  private static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>com.apple.developer.associated-domains</key><array><string>applinks:shop.example.org</string></array>
    </dict></plist>
    """

  private func links() throws -> [JSONValue] {
    let json = try JSONValue(
      parsing: try Navlint.run("links", "App", "-q", "--format", "json", in: folder.path).output)
    guard case .array(let links)? = json["links"] else { throw MissingList() }
    return links
  }

  private func opens(_ pattern: String) throws -> [String] {
    let all = try links()
    let link = try #require(
      all.first { $0["pattern"] == .string(pattern) },
      "\(all.map { $0["pattern"] ?? .null }) has no \(pattern)")
    guard case .array(let opens)? = link["opens"] else { throw MissingList() }
    return opens.compactMap { if case .string(let name)? = $0["screen"] { name } else { nil } }
  }

  @Test func readsPatternsOutOfTheCode() throws {
    #expect(try opens("shop://orders") == ["OrderView"])
    #expect(try opens("shop://settings") == ["SettingsView"])
    #expect(try opens("org.example.search") == ["SearchView"])
  }

  @Test func saysWhatIsDeclaredAndNotTaken() throws {
    let text = try Navlint.run("links", "App", "-q", in: folder.path).text
    #expect(text.contains("  scheme    shop              App/Info.plist:4:1\n"), "\(text)")
    #expect(text.contains("  host      shop.example.org  App/App.entitlements:3:1\n"), "\(text)")
    #expect(text.contains("'org.example.new' is declared, but no code handles it"), "\(text)")
    #expect(text.contains("      xcrun simctl openurl booted 'shop://orders'\n"), "\(text)")
  }

  /// What the graph has the handler open and no comparison claims is what any other link does.
  @Test func tellsWhatOtherLinksOpen() throws {
    let parsed =
      Self.source.replacing(
        "guard url.scheme == \"shop\" else { return }",
        with:
          "guard url.scheme == \"shop\" else { return }\n    if let page = Parsed(url).page { path.append(page.page) }")
        + #"""
        enum Found { case about; var page: Page { switch self { case .about: .about } } }
        struct Parsed { var page: Found?; init(_ url: URL) { page = url.absoluteString.hasSuffix("?") ? .about : nil } }
        struct AboutView: View { var body: some View { Text("About") } }
        """#
    let source = parsed.replacing(
      "enum Page: Hashable { case order(String),", with: "enum Page: Hashable { case about, order(String),"
    )
    .replacing("case .search: SearchView()", with: "case .search: SearchView()\n              case .about: AboutView()")
    try folder.write("App/App.swift", source)
    let all = try links()
    let opening = all.filter { $0["opens"].map { "\($0)" }?.contains("AboutView") ?? false }
    #expect(!opening.isEmpty, "\(all)")
    #expect(opening.allSatisfy { $0["kind"] == .string("url") })
    #expect(try opens("shop://orders") == ["OrderView"])
  }

  /// The rest of a path is what stands behind the front that was taken off.
  @Test func aFrontMayBeTakenOff() throws {
    let link = LinkLedger.Link(
      kind: .url,
      tests: [
        LinkTest(part: .path, match: .prefix, texts: ["/mobile"]),
        LinkTest(part: .path, match: .equals, texts: ["orders/details"]),
      ], location: SourceLocation(file: "A.swift", line: 1), handlers: [])
    #expect(LinkAddress("https://example.org/mobile/orders/details")?.fits(link) == true)
    #expect(LinkAddress("https://example.org/orders/details")?.fits(link) == false)
    #expect(LinkAddress("https://example.org/mobile/orders")?.fits(link) == false)
  }

  /// `/mobile/orders/create`: first "/mobile" goes, then "orders".
  @Test func severalFrontsMayBeTakenOff() throws {
    let link = LinkLedger.Link(
      kind: .url,
      tests: [
        LinkTest(part: .path, match: .prefix, texts: ["/mobile"]),
        LinkTest(part: .path, match: .prefix, texts: ["orders"]),
        LinkTest(part: .path, match: .equals, texts: ["create"]),
      ], location: SourceLocation(file: "A.swift", line: 1), handlers: [])
    #expect(LinkAddress("https://example.org/mobile/orders/create")?.fits(link) == true)
    #expect(LinkAddress("https://example.org/mobile/create")?.fits(link) == false)
    #expect(LinkAddress("https://example.org/mobile/orders/create/new")?.fits(link) == false)
  }

  @Test func onlyAURLIsTriedAsOne() throws {
    try folder.write("App/Info.plist", Self.info.replacing("<string>shop</string>", with: "<string>${SCHEME}</string>"))
    let source = Self.source.replacing("WindowGroup {", with: "WindowGroup {").appending(
      #"""
      final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        let router = Router()
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          if response.notification.request.content.userInfo["kind"] as? String == "order" {
            router.path.append(.settings)
          }
        }
      }
      """#)
    try folder.write("App/App.swift", source)
    let notified = try links().filter { $0["kind"] == .string("notification") }
    #expect(!notified.isEmpty && notified.allSatisfy { $0["command"] == .null && $0["example"] == .null })
    // The scheme may be any.
    let text = try Navlint.run("links", "App", "-q", in: folder.path).text
    #expect(!text.contains("no Info.plist declares it"), "\(text)")
  }

  @Test func saysWhatIsTakenAndNotDeclared() throws {
    try folder.write("App/Info.plist", Self.info.replacing("<string>shop</string>", with: "<string>store</string>"))
    let text = try Navlint.run("links", "App", "-q", in: folder.path).text
    #expect(text.contains("The code handles links with the scheme 'shop', but no Info.plist declares it."), "\(text)")
  }

  @Test func tellsWhatAURLDoes() throws {
    let known = try Navlint.run("links", "App", "-q", "--check", "shop://orders/7?from=mail", in: folder.path)
    #expect(known.status == 0)
    #expect(
      known.text.hasPrefix("shop://orders/7?from=mail\n  The system opens it in the app.\n  shop://orders\n"),
      "\(known.text)")
    #expect(known.text.contains("opens OrderView (push)"))
    let unknown = try Navlint.run("links", "App", "-q", "--check", "shop://nothing", in: folder.path)
    #expect(unknown.status == 1)
    #expect(unknown.text.contains("No code compares anything with it."))
    let foreign = try Navlint.run("links", "App", "-q", "--check", "other://orders", in: folder.path)
    #expect(foreign.text.contains("the system does not open it in the app"))
    #expect(try Navlint.run("links", "App", "-q", "--check", "orders", in: folder.path).status == 2)
  }

  @Test func writesTablesAndLists() throws {
    let markdown = try Navlint.run("links", "App", "-q", "--format", "markdown", in: folder.path).text
    #expect(markdown.contains("| url | `shop://settings` | `SettingsView` |"), "\(markdown)")
    let csv = try Navlint.run("links", "App", "-q", "--format", "csv", in: folder.path).text
    #expect(csv.hasPrefix("kind,pattern,opens,gates,when,handlers,file,line,example\r\n"))
    #expect(csv.contains("url,shop://settings,SettingsView,"), "\(csv)")
  }

  /// Delegates, helpers, predicates and routers of libraries.
  @Test func followsOtherWaysToHandleLinks() throws {
    try folder.write("App/App.swift", Self.controllers)
    #expect(try opens("shop://profile?id=…") == ["ProfileController"])
    #expect(try opens("https://…/orders/details") == ["OrderController"])
    #expect(try opens("/help/:topic") == ["HelpController"])
    #expect(try opens("org.example.new") == ["EditorController"])
  }

  private static let controllers = #"""
    import UIKit

    final class ProfileController: UIViewController {}
    final class OrderController: UIViewController {}
    final class HelpController: UIViewController {}
    final class EditorController: UIViewController {}

    protocol LinkRoute { func canHandle(_ path: String) -> Bool; func perform(_ host: UIViewController) }
    struct OrderRoute: LinkRoute {
      private let path = "/orders/details"
      func canHandle(_ path: String) -> Bool { path == self.path }
      func perform(_ host: UIViewController) { host.present(OrderController(), animated: true) }
    }
    struct Matcher {
      let routes: [LinkRoute] = [OrderRoute()]
      func run(_ url: URL, on host: UIViewController) {
        for route in routes where route.canHandle(url.path) { route.perform(host) }
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = UIViewController()
        Router.shared.addRoute("/help/:topic") { [weak self] parameters in
          self?.window?.rootViewController?.present(HelpController(), animated: true)
          return true
        }
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        handle(url)
      }
      func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return }
        Matcher().run(url, on: window!.rootViewController!)
      }
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        if item.type == "org.example.new" { window?.rootViewController?.present(EditorController(), animated: true) }
      }
      private func handle(_ url: URL) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        if components?.scheme != "shop" { ForeignRouter.open(url); return }
        if components?.host == "profile",
          let id = components?.queryItems?.first(where: { $0.name == "id" })?.value
        {
          print(id)
          window?.rootViewController?.present(ProfileController(), animated: true)
        }
      }
    }
    """#

  /// A constant tells which arm runs; what other arms show is not said.
  @Test func constantsChooseArms() throws {
    try folder.write("App/App.swift", Self.destinations)
    #expect(try opens("shop://list").isEmpty)
    #expect(try opens("shop://new") == ["EditorController"])
    #expect(try opens("shop://pay") == ["PayController"])
    #expect(try opens("shop://any").isEmpty)
    let text = try Navlint.run("links", "App", "-q", in: folder.path).text
    #expect(text.contains("  shop://any\n      opens one of 2 screens; the pattern does not say which\n"), "\(text)")
  }

  private static let destinations = #"""
    import UIKit

    final class EditorController: UIViewController {}
    final class PayController: UIViewController {}

    protocol Destination {}
    enum OrdersDestination: Destination { case list, new }
    enum MoneyDestination: Destination { case pay(Int) }
    enum Step { case edit, pay, none }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var step = Step.none
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        contexts.forEach { open($0.url) }
      }
      private func open(_ url: URL) {
        guard url.scheme == "shop" else { return }
        switch url.host {
        case "list": navigate(to: OrdersDestination.list)
        case "new": navigate(to: OrdersDestination.new)
        case "pay": navigate(to: MoneyDestination.pay(1))
        case "any": proceed()
        default: break
        }
      }
      private func navigate(to destination: Destination) {
        switch destination {
        case is OrdersDestination: showOrders(destination)
        case is MoneyDestination: window?.rootViewController?.present(PayController(), animated: true)
        default: break
        }
      }
      private func showOrders(_ destination: Destination) {
        guard let orders = destination as? OrdersDestination else { return }
        switch orders {
        case .new: window?.rootViewController?.present(EditorController(), animated: true)
        case .list: return
        }
      }
      private func proceed() {
        switch step {
        case .edit: window?.rootViewController?.present(EditorController(), animated: true)
        case .pay: window?.rootViewController?.present(PayController(), animated: true)
        case .none: break
        }
      }
    }
    """#

  /// No scheme has an underscore: build settings fill in such a name.
  @Test func aNameThatIsNoSchemeIsFilledIn() throws {
    try folder.write(
      "App/Info.plist", Self.info.replacing("<string>shop</string>", with: "<string>SHOP_SCHEME</string>"))
    let text = try Navlint.run("links", "App", "-q", "--check", "shop://orders/7", in: folder.path).text
    #expect(!text.contains("does not open it"), "\(text)")
    try folder.write("App/Info.plist", Self.info.replacing("<string>shop</string>", with: "<string>STORE</string>"))
    let other = try Navlint.run("links", "App", "-q", "--check", "shop://orders/7", in: folder.path).text
    #expect(other.contains("does not open it"), "\(other)")
  }

  /// An activity may be handled at launch alone; what the code makes for the system is not taken by any code.
  @Test func activitiesAtLaunch() throws {
    try folder.write(
      "App/App.swift",
      #"""
      import Intents
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          start(options)
        }
        func start(_ options: UIScene.ConnectionOptions) {
          let activity = options.userActivities.first ?? Saved.activity
          restore(activity)
        }
        func restore(_ activity: NSUserActivity?) {}
        func message() -> INSendMessageIntent { INSendMessageIntent(recipients: []) }
        func play() { donate(INPlayMediaIntent(items: [])) }
        func take(_ activity: NSUserActivity) {
          if let intent = activity.interaction?.intent as? INPlayMediaIntent { print(intent) }
        }
      }
      """#)
    try folder.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>NSUserActivityTypes</key>
      <array><string>org.example.main</string><string>INSendMessageIntent</string><string>INPlayMediaIntent</string></array>
      </dict></plist>
      """)
    let text = try Navlint.run("links", "App", "-q", in: folder.path).text
    #expect(!text.contains("no code handles it"), "\(text)")
    let made = text.split(separator: "\n").filter { $0.contains("the code makes it, and takes it nowhere") }
    #expect(made.count == 1 && made[0].contains("INSendMessageIntent"), "\(text)")
  }

  /// An example has all that the code asks for: a host in front of a path, and no more than that.
  @Test func examplesFitTheirPatterns() {
    func example(_ tests: [LinkTest], _ origin: String) -> String? {
      LinkPattern(LinkLedger.Link(kind: .url, tests: tests, location: SourceLocation(file: "a", line: 1), handlers: []))
        .example(origin: origin)
    }
    #expect(
      example([LinkTest(part: .path, match: .contains, texts: ["/redeem"])], "https://example.org")
        == "https://example.org/redeem")
    #expect(
      example([LinkTest(part: .component(0), match: .equals, texts: ["library"])], "shop://")
        == "shop://example/library")
    #expect(
      example(
        [
          LinkTest(part: .host, match: .equals, texts: ["select"]),
          LinkTest(part: .component(0), match: .equals, texts: ["library"]),
        ], "shop://") == "shop://select/library")
  }

  struct MissingList: Error {}
}
