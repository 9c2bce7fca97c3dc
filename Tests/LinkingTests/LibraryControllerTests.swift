import Linking
import NavigationModel
import Testing

/// Controllers of libraries whose sources are not there.
@Suite struct LibraryControllerTests {
  @Test func aSheetOfALibraryShowsWhatItIsPutAround() {
    let lines = transitionLines(
      """
      import UIKit
      import SomeSheets
      final class HomeController: UIViewController {
        func pick() {
          let content = PickerController()
          let sheet = SheetViewController(controller: content, sizes: [.fixed(200)])
          present(sheet, animated: true)
        }
        func scan() { present(ScannerViewController(delegate: self), animated: true) }
      }
      final class PickerController: UIViewController {}
      """)
    #expect(lines == ["HomeController sheet PickerController", "HomeController sheet ScannerViewController"])
  }

  /// Only a controller can stand there.
  @Test func whatIsPresentedIsAControllerWhateverItIsCalled() {
    let lines = transitionLines(
      """
      import UIKit
      import SomePhotos
      final class HomeController: UIViewController {
        func look() {
          let browser = PhotoBrowser(photos: [])
          present(browser, animated: true)
        }
      }
      """)
    #expect(lines == ["HomeController sheet PhotoBrowser"])
  }

  /// What a protocol's extension makes is the type that it is called on.
  @Test(arguments: [
    "Self(nibName: nil, bundle: nil)", "self.init(nibName: nil, bundle: nil)", "Self.init(nibName: nil, bundle: nil)",
  ])
  func aFactoryOfAProtocol(_ construction: String) {
    let lines = transitionLines(
      """
      import UIKit
      protocol Instantiable {}
      extension Instantiable where Self: UIViewController {
        static func instantiate() -> Self { \(construction) }
      }
      final class Detail: UIViewController, Instantiable {}
      final class Notes: UIViewController, Instantiable {}
      final class HomeController: UIViewController {
        func open() { present(Detail.instantiate(), animated: true) }
        func write() { let notes: Notes = .instantiate(); present(notes, animated: true) }
      }
      """)
    #expect(lines == ["HomeController sheet Detail", "HomeController sheet Notes"])
  }

  @Test func alertsOfOldShowThemselves() {
    let lines = transitionLines(
      """
      import UIKit
      final class HomeController: UIViewController {
        func warn() {
          let alert = UIAlertView(title: "No", message: nil, delegate: nil, cancelButtonTitle: "OK")
          alert.show()
        }
        func choose() { UIActionSheet(title: "Which?").show(in: view) }
      }
      """)
    #expect(lines == ["HomeController alert alert", "HomeController dialog dialog"])
  }

  /// It says how something is shown, and is nothing to look at.
  @Test func aPresentationControllerIsNoScreen() {
    let graph = LinkingTests.graph([
      "App/App.swift": """
      import UIKit
      final class HomeController: UIViewController {}
      final class DimmingPresentationController: UIPresentationController {}
      """
    ])
    #expect(graph.screens.map(\.id) == ["HomeController"])
  }

  /// The base class is a library's, and its name says nothing; what it is made around is what is shown.
  @Test func aStackOfALibraryUnderAnotherName() {
    let found = transitions([
      "App/App.swift": """
      import Kit
      import UIKit
      final class Container: Kit.Container { func customize() {} }
      final class HomeController: UIViewController {
        func open() { present(wrapped(DetailController()), animated: true) }
        private func wrapped(_ page: UIViewController) -> UIViewController {
          let container: Container
          if let own = page as? Container { container = own } else { container = Container(rootViewController: page) }
          return container
        }
      }
      final class DetailController: UIViewController {}
      """
    ])
    #expect(found == ["HomeController sheet DetailController"])
  }
}

/// `Router<Page>(root: .home)`
@Suite struct SpecializedInitialiserTests {
  @Test func theGenericArgumentSaysWhoseCaseItIs() {
    let graph = LinkingTests.graph([
      "App/App.swift": """
      import SwiftUI
      protocol Routeable: Hashable {}
      enum Page: Routeable { case home, detail }
      final class Router<Route: Routeable>: ObservableObject {
        let root: Route
        @Published var path: [Route] = []
        init(root: Route) { self.root = root }
        func open(_ route: Route) { path.append(route) }
      }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Start: View {
        let router: Router<Page>
        var body: some View { Button("Detail") { router.open(.detail) } }
      }
      struct Shell: View {
        @StateObject private var router = Router<Page>(root: .home)
        var body: some View {
          NavigationStack(path: $router.path) {
            screen(router.root).navigationDestination(for: Page.self) { screen($0) }
          }
        }
        @ViewBuilder private func screen(_ page: Page) -> some View {
          switch page {
          case .home: Start(router: router)
          case .detail: Detail()
          }
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Shell() } } }
      """
    ])
    #expect(graph.routes.filter { !$0.isUsed }.map(\.id) == [])
  }
}
