import NavigationModel
import Testing

/// Routers that do more than to change their path: they lock, wait and try again.
@Suite struct LockedRouterTests {
  private let app = """
    import SwiftUI
    enum Page: Hashable { case list, entry(Int), help }
    protocol Navigating: AnyObject {
      func open(page: Page)
      func back()
      func back(to page: Page, inclusive: Bool)
    }
    @Observable final class Navigator: Navigating {
      var pages: [Page] = []
      private var waiting: [() -> Void] = []
      private var isLocked = false
      func open(page: Page) {
        guard isFree(later: self.open(page: page)) else { return }
        lock()
        pages.append(page)
        log()
      }
      func back() {
        guard isFree(later: self.back()) else { return }
        lock()
        pages.removeLast()
        if let last = current() { log(last) }
      }
      func back(to page: Page, inclusive: Bool) {
        guard isFree(later: self.back(to: page, inclusive: inclusive)) else { return }
        lock()
        if page == .list {
          pages.removeAll()
        } else if let place = pages.lastIndex(of: page) {
          if inclusive { pages.removeSubrange(place..<pages.count) } else { pages.removeSubrange((place + \
    1)..<pages.count) }
        }
        log()
      }
      private func current() -> Page? { pages.last }
      private func isFree(later: @escaping @autoclosure () -> Void) -> Bool {
        if isLocked { waiting.append(later) }
        return !isLocked
      }
      private func lock() { isLocked = true }
      private func log(_ page: Page? = nil) { print(page) }
    }
    @main struct Diary: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      @State var navigator = Navigator()
      var body: some View {
        NavigationStack(path: $navigator.pages) {
          List(model: ListModel(navigator: navigator))
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .list: List(model: ListModel(navigator: navigator))
              case .entry(let id): Entry(model: EntryModel(navigator: navigator))
              case .help: Help()
              }
            }
        }
      }
    }
    struct List: View { let model: ListModel; var body: some View { Button("Open") { model.openFirst() } } }
    struct Entry: View { let model: EntryModel; var body: some View { Button("Back") { model.finish() }; Button("All") \
    { model.leave() } } }
    struct Help: View { var body: some View { Text("Help") } }
    final class ListModel {
      let navigator: Navigating
      init(navigator: Navigating) { self.navigator = navigator }
      func openFirst() { navigator.open(page: .entry(1)) }
    }
    final class EntryModel {
      let navigator: Navigating
      var isDone = false
      init(navigator: Navigating) { self.navigator = navigator }
      func finish() { isDone = true; navigator.back() }
      func leave() { isDone = true; navigator.back(to: .list, inclusive: false) }
    }
    """

  @Test func whoAsksARouterThatTriesAgainNamesThePage() {
    #expect(
      transitionLines(app) == [
        "Diary root Root", "EntryModel back pop", "EntryModel back pop-to-root", "ListModel push Entry",
        "Root root List",
      ])
  }

  @Test func whoseScreenAsksIsWhereItStarts() {
    #expect(
      screenEdges(["App/Diary.swift": app]) == [
        "Diary root Root", "Entry back pop", "Entry back pop-to-root", "List push Entry", "Root root List",
      ])
  }
}
