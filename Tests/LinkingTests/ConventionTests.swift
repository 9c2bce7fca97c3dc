import NavigationModel
import Testing

/// Libraries that are not in the tree and that no dialect describes.
@Suite struct ConventionTests {
  private let sources = """
    import BottomSheets
    import SwiftUI
    import UIKit
    struct HomeView: View {
      @State var isOpen = false
      @State var book: Book?
      var body: some View {
        Button("Open") { isOpen = true }
          .bottomSheet(isPresented: $isOpen) { FilterView() }
          .halfCover(item: $book) { book in BookView(book: book) }
          .toast(isPresented: $isOpen) { ToastView() }
          .worksheet(isPresented: $isOpen) { ToastView() }
      }
    }
    struct Book: Identifiable { let id: Int }
    struct FilterView: View { var body: some View { Text("Filter") } }
    struct BookView: View { let book: Book; var body: some View { Text("Book") } }
    struct ToastView: View { var body: some View { Text("Saved") } }
    class DetailController: UIViewController {}
    class Router {
      let navigation: UINavigationController
      let stack: [DetailController] = []
      init(navigation: UINavigationController) { self.navigation = navigation }
      func open() { navigation.pushFade(viewController: DetailController()) }
      func leave() { navigation.popFade() }
      func other() {
        navigation.pushed(DetailController())
        stack.pushFade(DetailController())
      }
    }
    @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    """

  @Test func namesAndArgumentsShowWhatNavigates() {
    let lines = transitionLines(sources)
    #expect(
      lines == [
        "HomeView cover BookView", "HomeView sheet FilterView", "MyApp root HomeView", "Router back pop",
        "Router push DetailController",
      ])
  }

  /// A controller calls what a library adds to all controllers on itself, and a library's controller is what it is
  /// named like.
  @Test(arguments: ["presentPanel(FilterController())", "self.presentPanel(FilterController())"])
  func aControllersOwnCalls(call: String) {
    let lines = transitionLines(
      """
      import Panels
      import UIKit
      class FilterController: UIViewController {}
      class HomeController: UIViewController {
        @objc func filter() { \(call) }
        @objc func pick() { presentImages(ImagesController(limit: 3), onPick: { _ in }) }
        @objc func tell() { presentMessage("Hello") }
      }
      """)
    #expect(lines == ["HomeController sheet FilterController", "HomeController sheet ImagesController"])
  }

  /// What is put into a library's container is what the container shows.
  @Test(arguments: [
    ("let panel = FloatingPanelController()", "panel.set(contentViewController: list)"),
    ("let panel = FloatingPanelController(delegate: self)", "panel.contentViewController = list"),
    ("panel = FloatingPanelController()", "panel.set(contentViewController: list)"),
    ("self.panel = PopupDrawerController()", "self.panel.setContentViewController(list)"),
    ("let panel = FloatingPanelController()", "panel.do { $0.set(contentViewController: list) }"),
    ("let panel = FloatingPanelController()", "panel.with { panel in panel.set(contentViewController: list) }"),
  ])
  func aContainerThatIsFilledAfterwards(making: String, filling: String) {
    let lines = transitionLines(
      """
      import FloatingPanel
      import UIKit
      class ListController: UIViewController {}
      class MapController: UIViewController {
        var panel: UIViewController!
        @objc func open() {
          let list = ListController()
          \(making)
          \(filling)
          present(panel, animated: true)
        }
      }
      """)
    #expect(lines == ["MapController sheet ListController"])
  }

  /// Presentr is given the presenter first.
  @Test func presentersOfPresentr() {
    let lines = transitionLines(
      """
      import Presentr
      import UIKit
      class EditController: UIViewController {}
      class ListController: UIViewController {
        let presenter = Presentr(presentationType: .bottomHalf)
        @objc func edit() { customPresentViewController(presenter, viewController: \
      UINavigationController(rootViewController: EditController()), animated: true, completion: nil) }
      }
      """)
    #expect(lines == ["ListController sheet EditController"])
  }

  /// An alert of a library needs no content but its texts; a message that goes by itself is no screen.
  @Test func alertsWithoutContentAndMessagesThatPass() {
    let found = transitionLines(
      """
      import Popups
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State var isTold = false
        @State var isSaved = false
        @State var isAsking = false
        var body: some View {
          Text("Home")
            .infoAlert("Rates", isPresented: $isTold, message: "As of today")
            .toastAlert(isPresented: $isSaved) { SavedView() }
            .popup(isPresented: $isSaved) { SavedView() } customize: { $0.type(.toast).position(.bottom).autohideIn(2) }
            .popup(isPresented: $isAsking) { AskView() } customize: { $0.position(.center).closeOnTapOutside(true) }
        }
      }
      struct SavedView: View { var body: some View { Text("Saved") } }
      struct AskView: View { var body: some View { Text("Sure?") } }
      """)
    #expect(found == ["HomeView alert alert", "HomeView sheet AskView", "MyApp root HomeView"])
  }

  @Test func whatOnlyANameSaysIsInferred() {
    let found = graph(["App.swift": sources]).transitions.filter { $0.kind != .root && $0.kind != .back }
    #expect(found.count == 3 && found.allSatisfy { $0.confidence == .inferred })
  }
}

/// Modals that no presenter of SwiftUI stands behind, or one of a library through a modifier of the app.
@Suite struct DrawnModalTests {
  @Test func aModifierHandsItsContentToALibrary() {
    let lines = transitionLines(
      """
      import Panels
      import SwiftUI
      extension View {
        func ownPanel<Content: View>(isPresented: Binding<Bool>, title: String? = nil, @ViewBuilder content: @escaping \
      () -> Content) -> some View {
          floatingPanel(isPresented: isPresented, title: title, background: .red, content: content)
        }
        func ownAlert<Item: Identifiable, Content: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) \
      -> Content) -> some View {
          customAlert(item: item, content: content)
        }
        func discovery<Inner: View>(isPresented: Binding<Bool>, @ViewBuilder modalContent: @escaping () -> Inner) -> \
      some View {
          discoveryPresenter(isPresented: isPresented, modalContent: modalContent)
        }
      }
      struct HomeView: View {
        @State var isOpen = false
        @State var isNew = false
        @State var gone: Gone?
        var body: some View {
          Button("Open") { isOpen = true }
            .ownPanel(isPresented: $isOpen, title: "Filter") { FilterView() }
            .ownAlert(item: $gone) { DeletionView(gone: $0) }
            .discovery(isPresented: $isNew) { NewsView() }
        }
      }
      struct Gone: Identifiable { let id: Int }
      struct FilterView: View { var body: some View { Text("Filter") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct DeletionView: View { let gone: Gone; var body: some View { Text("Sure?") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines.contains("HomeView sheet FilterView") && lines.contains("HomeView sheet NewsView"))
    #expect(lines.filter { $0.contains(" alert ") }.count == 1)
  }

  @Test func theAppDrawsItsSheetItself() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct BottomSheet<T: View>: ViewModifier {
        @Binding var isShowing: Bool
        var content: () -> T
        func body(content: Content) -> some View {
          ZStack {
            content
            if isShowing { VStack { Color.black.onTapGesture { isShowing = false }; self.content() } }
          }
        }
      }
      extension View {
        func ownBottomSheet(isShowing: Binding<Bool>, content: @escaping () -> some View) -> some View { \
      modifier(BottomSheet(isShowing: isShowing, content: content)) }
        func plain() -> some View { padding(4) }
        func realSheet(isShowing: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View { \
      sheet(isPresented: isShowing, content: content) }
      }
      struct HomeView: View {
        @State var isOpen = false
        @State var isReal = false
        var body: some View {
          Button("Open") { isOpen = true }
            .plain()
          .ownBottomSheet(isShowing: $isOpen) { FilterView() }
            .realSheet(isShowing: $isReal) { NewsView() }
        }
      }
      struct FilterView: View { var body: some View { Text("Filter") } }
      struct NewsView: View { var body: some View { Text("News") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView sheet FilterView", "HomeView sheet NewsView", "MyApp root HomeView"])
  }

  /// A library's method of a window that takes a controller puts it there; of the app's own windows, what stands in the
  /// method counts.
  @Test func windowsOfALibrary() {
    let lines = transitionLines(
      """
      import UIKit
      import WindowKit
      class HomeController: UIViewController {}
      class LoginController: UIViewController {}
      class Router {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func enter() { UIApplication.shared.keyWindow?.set(newRootController: HomeController()) }
        func leave() { window.switchRoot(to: UINavigationController(rootViewController: LoginController())) }
        func other() {
          window.settle(HomeController())
          window.set(name: "Home")
        }
      }
      """)
    #expect(lines == ["Router root HomeController", "Router root LoginController"])
  }
}
