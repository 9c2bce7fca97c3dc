import Testing

/// Objects that a property holds from the start: what they do later, they do for their owner, and not for each use of
/// the property.
@Suite struct KeptPartTests {
  private static let start = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [Feed(), Compose()]
        window?.rootViewController = tabs
      }
    }
    """

  /// A card that several screens show tells its delegate what is tapped in it, or in a part of it.
  private static let card = """
    import UIKit
    protocol MetricViewDelegate: AnyObject { func metricView(_ view: MetricView, likesDidPressed button: UIButton) }
    final class MetricView: UIView {
      weak var delegate: MetricViewDelegate?
      let likes = UIButton()
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      private func setUp() { likes.addTarget(self, action: #selector(pressed), for: .touchUpInside) }
      @objc private func pressed(_ sender: UIButton) { delegate?.metricView(self, likesDidPressed: sender) }
    }
    protocol CardDelegate: AnyObject { func card(_ card: CardView, likesDidPressed button: UIButton) }
    final class CardView: UIView, MetricViewDelegate {
      weak var delegate: CardDelegate?
      let metric = MetricView()
      override init(frame: CGRect) { super.init(frame: frame); metric.delegate = self }
      func metricView(_ view: MetricView, likesDidPressed button: UIButton) {
        delegate?.card(self, likesDidPressed: button)
      }
      func hideMetric() { metric.isHidden = true }
    }
    protocol CardCellDelegate: AnyObject { func cell(_ cell: UITableViewCell, likesDidPressed button: UIButton) }
    final class CardCell: UITableViewCell, CardDelegate {
      weak var delegate: CardCellDelegate?
      let card = CardView()
      override func awakeFromNib() { card.delegate = self }
      func card(_ card: CardView, likesDidPressed button: UIButton) { delegate?.cell(self, likesDidPressed: button) }
    }
    final class Feed: UITableViewController, CardCellDelegate {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath) as! CardCell
        cell.delegate = self
        return cell
      }
      func cell(_ cell: UITableViewCell, likesDidPressed button: UIButton) { FeedRouter().showLikes(on: self) }
    }
    final class FeedRouter { func showLikes(on host: UIViewController) { host.present(Likes(), animated: true) } }
    final class Likes: UIViewController {}
    """

  @Test(arguments: [
    // A screen that shows the card, and never sets its delegate.
    "let card = CardView(); override func viewDidLoad() { view.addSubview(card); card.hideMetric() }",
    "private lazy var card: CardView = { let card = CardView(); card.hideMetric(); return card }()",
  ])
  func whoSetsNoDelegateIsNotTold(showing: String) {
    let found = origins(
      Self.card + "\nfinal class Compose: UIViewController { \(showing) }\n" + Self.start)
    #expect(found["FeedRouter sheet Likes"] == ["Feed"])
  }

  /// The card stands in another cell, whose screen has no part in what the card tells.
  @Test func anotherCellSetsNoDelegate() {
    let found = origins(
      Self.card + """

        final class QuoteCell: UITableViewCell {
          let card = CardView()
          override func awakeFromNib() { contentView.addSubview(card); card.hideMetric() }
        }
        final class Compose: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "quote", for: indexPath) as! QuoteCell
          }
        }

        """ + Self.start)
    #expect(found["FeedRouter sheet Likes"] == ["Feed"])
  }

  /// What the system calls in a view happens where the view was made: other code may only ask its type something.
  @Test(arguments: [
    ("override func loadView() { view = Editor() }", ["Feed"]),
    ("private let editor = Editor(); override func viewDidLoad() { view.addSubview(editor) }", ["Draft", "Feed"]),
  ])
  func aViewActsWhereItWasMade(made: String, screens: [String]) {
    let other = screens.count > 1 ? made : ""
    let found = origins(
      """
      import UIKit
      final class Editor: UIView, UITextViewDelegate {
        static func canEdit(_ text: String) -> Bool { !text.isEmpty }
        func textViewDidBeginEditing(_ textView: UITextView) { HelpRouter().show(from: window?.rootViewController) }
      }
      final class HelpRouter { func show(from host: UIViewController?) { host?.present(Help(), animated: true) } }
      final class Feed: UIViewController {
        \(made)
        @objc func write() { present(Draft(), animated: true) }
      }
      final class Draft: UIViewController { \(other) }
      final class Compose: UIViewController { func allows(_ text: String) -> Bool { Editor.canEdit(text) } }
      final class Help: UIViewController {}
      \(Self.start)
      """)
    #expect(found["HelpRouter sheet Help"] == screens)
  }

  /// A delegate that is set from outside is told.
  @Test func theDelegateIsSetByAnother() {
    let found = origins(
      Self.card + """

        final class Compose: UIViewController {
          let card = CardView()
          let helper = ComposeHelper()
          override func viewDidLoad() { helper.attach(to: self) }
        }
        final class ComposeHelper: CardDelegate {
          private weak var host: Compose?
          func attach(to page: Compose) { host = page; page.card.delegate = self }
          func card(_ card: CardView, likesDidPressed button: UIButton) {
            if let host { FeedRouter().showLikes(on: host) }
          }
        }

        """ + Self.start)
    #expect(found["FeedRouter sheet Likes"] == ["Compose", "Feed"])
  }

  /// A service that the app's delegate makes on first use observes something: screens that use the service for other
  /// ends have no part in that.
  @Test(arguments: ["Launcher(store: store, window: window)", "makeLauncher()"])
  func aServiceOfTheDelegateActsByItself(making: String) {
    let found = origins(
      """
      import UIKit
      protocol StoreObserver: AnyObject { func storeDidFinish(_ store: Store) }
      final class Store {
        private var observers: [StoreObserver] = []
        func add(_ observer: StoreObserver) { observers.append(observer) }
      }
      final class Launcher: StoreObserver {
        private let window: UIWindow?
        init(store: Store, window: UIWindow?) { self.window = window; store.add(self) }
        func storeDidFinish(_ store: Store) { window?.rootViewController?.present(News(), animated: true) }
        func begin() { window?.rootViewController = Home() }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let store = Store()
        private lazy var launcher = \(making)
        private func makeLauncher() -> Launcher { Launcher(store: store, window: window) }
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { launcher.begin(); return true }
        func restart() { launcher.begin() }
      }
      final class Home: UIViewController {
        @objc func tapped() { (UIApplication.shared.delegate as? AppDelegate)?.restart() }
      }
      final class News: UIViewController {}
      """)
    #expect(found["Launcher sheet News"]?.contains("Home") == false)
  }
}
