import Linking
import NavigationModel
import Testing

/// Screens that talk to coordinators through the notification center.
@Suite struct NotificationTests {
  private let app = """
    import Combine
    import UIKit
    final class ListModel {
      let infoRequested = PassthroughSubject<Topic, Never>()
      func edit() { NotificationCenter.default.post(name: Main.Notifications.edit, object: self, userInfo: nil) }
      func info() { infoRequested.send(.about) }
    }
    final class ListController: UIViewController {
      let model: ListModel
      init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func tapEdit() { model.edit() }
      @objc func tapInfo() { model.info() }
    }
    final class EditController: UIViewController {
      @objc func tapClose() { NotificationCenter.default.post(name: Main.Notifications.close, object: self) }
      @objc func tapSwap() { NotificationCenter.default.post(Notification(name: Main.Notifications.swap)) }
    }
    final class InfoController: UIViewController { init(title: String) { super.init(nibName: nil, bundle: nil) } }
    final class SwapController: UIViewController {}
    final class OpenController: UIViewController {}
    enum Topic { case about, terms; var title: String { "" } }
    final class Window: UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { Main(navigation: \
    UINavigationController()).start() }
    }
    final class Main {
      enum Notifications {
        static let edit = Notification.Name("edit")
        static let close = Notification.Name("close")
        static let swap = Notification.Name("swap")
      }
      let navigation: UINavigationController
      private var kept: Set<AnyCancellable> = []
      init(navigation: UINavigationController) {
        self.navigation = navigation
        NotificationCenter.default.publisher(for: Notifications.edit, object: nil).receive(on: DispatchQueue.main)
          .sink { [weak self] _ in self?.edit() }
          .store(in: &kept)
        NotificationCenter.default.addObserver(forName: Notifications.close, object: nil, queue: nil) { [weak self] _ \
    in self?.open() }
        NotificationCenter.default.addObserver(self, selector: #selector(swap), name: Notifications.swap, object: nil)
      }
      func start() {
        let model = ListModel()
        model.infoRequested.sink { [weak self] topic in self?.info(topic) }.store(in: &kept)
        navigation.pushViewController(ListController(model: model), animated: false)
      }
      private func edit() { navigation.pushViewController(EditController(), animated: true) }
      private func open() { navigation.pushViewController(OpenController(), animated: true) }
      @objc private func swap() { navigation.pushViewController(SwapController(), animated: true) }
      private func info(_ topic: Topic) {
        let controller: InfoController
        switch topic {
        case .about: controller = InfoController(title: "About")
        default: controller = InfoController(title: topic.title)
        }
        navigation.pushViewController(controller, animated: true)
      }
    }
    """

  @Test func aStreamIsNoNotification() {
    #expect(
      transitionLines(app).filter { $0.hasSuffix("InfoController") }.allSatisfy {
        $0.hasPrefix("Main ") || $0.hasPrefix("ListModel ")
      })
  }

  @Test func whatIsShownStartsWhereItIsPosted() {
    let edges = screenEdges(["App.swift": app]).filter { !$0.hasSuffix("ListController") }
    #expect(
      edges == [
        "EditController push OpenController", "EditController push SwapController",
        "ListController push EditController", "ListController push InfoController",
      ])
  }

  /// The SDK's notifications have their owner's name, too.
  @Test func notificationsOfTwoClassesOfTheSDK() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Note(), Search()]
          window?.rootViewController = tabs
        }
      }
      protocol NoteHeaderDelegate: AnyObject { func headerIsFull() }
      final class NoteHeader: UIView {
        weak var delegate: NoteHeaderDelegate?
        func prepare() {
          NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UITextView.textDidChangeNotification, object: nil)
        }
        @objc func changed() { delegate?.headerIsFull() }
      }
      final class Note: UIViewController, NoteHeaderDelegate {
        let header = NoteHeader()
        override func viewDidLoad() { super.viewDidLoad(); header.delegate = self; header.prepare() }
        func headerIsFull() { navigationController?.pushViewController(Limit(), animated: true) }
      }
      final class Search: UIViewController {
        @objc func clear() { NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil) }
      }
      final class Limit: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("Limit") } == ["Note push Limit"])
  }

  /// A generic function posts under the name that each type of notification says of itself.
  @Test(arguments: [
    #"static let name = Notification.Name("sheet")"#, #"static var name: Notification.Name { .init("sheet") }"#,
  ])
  func namesThatTypesAnswer(_ name: String) {
    let edges = screenEdges([
      "App/Notes.swift": """
      import SwiftUI
      enum Sheet: Identifiable { case filter, status; var id: Self { self } }
      protocol Note {
        associatedtype Payload
        static var name: Notification.Name { get }
        var payload: Payload { get }
      }
      struct SheetNote: Note {
        \(name)
        var payload: Sheet
      }
      func notify<T: Note>(_ note: T) { NotificationCenter.default.post(name: T.name, object: note.payload) }
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var sheet: Sheet?
        var body: some View {
          NavigationStack { NavigationLink("List") { List() } }
            .onReceive(NotificationCenter.default.publisher(for: SheetNote.name)) { sheet = $0.object as? Sheet }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .filter: Filter()
              case .status: Text("Status")
              }
            }
        }
      }
      struct List: View { var body: some View { Button("Filter") { notify(SheetNote(payload: .filter)) } } }
      struct Filter: View { var body: some View { Text("Filter") } }
      """
    ])
    #expect(edges.contains("List sheet Filter"))
  }
}
