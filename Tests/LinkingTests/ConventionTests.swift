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
    #expect(lines == [
      "HomeView cover BookView", "HomeView sheet FilterView", "MyApp root HomeView", "Router back pop", "Router push DetailController",
    ])
  }

  @Test func whatOnlyANameSaysIsInferred() {
    let found = graph(["App.swift": sources]).transitions.filter { $0.kind != .root && $0.kind != .back }
    #expect(found.count == 3 && found.allSatisfy { $0.confidence == .inferred })
  }
}
