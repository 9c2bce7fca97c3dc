import Testing

/// Objects of the app that hold what a stack, its modals and tabs show, behind one view each.
@Suite struct HeldContentTests {
  /// A stack, and tabs, whose contents are boxes around whatever can make a view.
  private static let containers = """
    import SwiftUI
    protocol Showable: AnyObject { func makeView() -> AnyView }
    class Box: Identifiable, Hashable {
      var content: (any Showable)?
      init(_ content: any Showable) { self.content = content }
      func empty() { content = nil }
    }
    @Observable class Stack: Showable {
      fileprivate var first: Box?
      fileprivate var modal: Box?
      fileprivate var others = [Box]()
      func start(with content: (any Showable)?) {
        guard let content else { first = nil; return }
        clear()
        withTransaction(Transaction()) { first = Box(content) }
      }
      func add(_ content: any Showable) { others.append(Box(content)) }
      func drop(animated: Bool = true) {
        var transaction = Transaction()
        transaction.disablesAnimations = !animated
        withTransaction(transaction) { _ = others.popLast() }
      }
      func clear() {
        guard !others.isEmpty else { return }
        others.removeAll()
      }
      func cover(with content: (any Showable)?) {
        guard let content else { modal = nil; return }
        modal = Box(content)
      }
      func makeView() -> AnyView { AnyView(StackView(stack: self)) }
    }
    private struct StackView: View {
      @Bindable var stack: Stack
      var body: some View {
        NavigationStack(path: $stack.others) {
          stack.first?.content?.makeView().navigationDestination(for: Box.self) { box in box.content?.makeView() }
        }
        .sheet(item: $stack.modal) { box in box.content?.makeView() }
      }
    }
    @Observable class Tabs: Showable {
      struct Item { let content: Showable; let title: String }
      fileprivate struct Place: Identifiable {
        let box: Box
        let title: String
        var content: Showable? { box.content }
      }
      fileprivate var places = [Place]()
      func fill(_ items: [Item]) { places = items.map { Place(box: .init($0.content), title: $0.title) } }
      func makeView() -> AnyView { AnyView(TabsView(tabs: self)) }
    }
    struct TabsView: View {
      @Bindable var tabs: Tabs
      var body: some View {
        TabView { ForEach(tabs.places) { place in Tab(value: place.title) { place.content?.makeView() } } }
      }
    }
    class Home: Showable { func makeView() -> AnyView { AnyView(HomeView()) } }
    class Shelf: Showable { func makeView() -> AnyView { AnyView(ShelfView()) } }
    class Book: Showable { func makeView() -> AnyView { AnyView(BookView()) } }
    class Picker: Showable { func makeView() -> AnyView { AnyView(PickerView()) } }
    struct HomeView: View { var body: some View { Text("Home") } }
    struct ShelfView: View { var body: some View { Text("Shelf") } }
    struct BookView: View { var body: some View { Text("Book") } }
    struct PickerView: View { var body: some View { Text("Picker") } }
    """

  private static let flow = """
    import SwiftUI
    class Session {
      let tabs = Tabs()
      let home = Stack()
      let shelf = Stack()
      init() { tabs.fill([.init(content: home, title: "Home"), .init(content: shelf, title: "Shelf")]) }
      func start() {
        home.start(with: Home())
        shelf.start(with: Shelf())
      }
      func open() { home.add(Book()) }
      func pick() {
        let inner = Stack()
        inner.start(with: Picker())
        home.cover(with: inner)
      }
    }
    class Undo {
      let session = Session()
      var state = 0
      func clear() {
        switch state {
        case 0: session.home.drop()
        default:
          session.shelf.drop()
          session.shelf.cover(with: nil)
        }
      }
    }
    struct Chooser {
      let undo = Undo()
      func clear() { undo.clear() }
      let session: Session
      func cancel() { session.home.cover(with: nil) }
      func back() {
        print("back")
        print("and")
        print("again")
        session.home.drop()
      }
    }
    @main struct MyApp: App {
      let session = Session()
      var body: some Scene { WindowGroup { session.tabs.makeView() } }
    }
    """

  private let lines = transitionLines(containers, flow)

  @Test func whoeverFillsAnObjectNavigates() {
    #expect(lines.contains("Session root HomeView"))
    #expect(lines.contains("Session root ShelfView"))
    #expect(lines.contains("Session push BookView"))
    #expect(lines.contains("Session root PickerView"))
  }

  @Test func aStackStandsForWhatWasPutIntoIt() {
    #expect(lines.contains("Session sheet PickerView"))
    #expect(lines.contains("Session tab HomeView"))
    #expect(lines.contains("Session tab ShelfView"))
    #expect(!lines.contains { $0.hasSuffix(" StackView") })
  }

  @Test func whatOtherObjectsHoldSaysNothing() {
    #expect(!lines.contains("Session tab BookView"))
    #expect(!lines.contains("Session tab PickerView"))
    #expect(!lines.contains { $0.hasPrefix("Stack ") || $0.hasPrefix("Tabs ") || $0.hasPrefix("Box ") })
  }

  @Test func givingNothingIsGoingBack() {
    #expect(lines.contains("Chooser back dismiss"))
    #expect(lines.contains("Chooser back pop"))
    #expect(!lines.contains { $0.hasPrefix("Session back") })
  }

  @Test func takingBackInSomeStateIsDecidedWhereTheStateIsAsked() {
    #expect(lines.contains("Undo back pop"))
    #expect(lines.contains("Undo back dismiss"))
  }
}
