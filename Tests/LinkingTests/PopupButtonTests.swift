import Testing

/// Popups that a value describes, shown by what the app adds to all views: their buttons run for the screen whose code
/// makes the value.
@Suite struct PopupButtonTests {
  private func edges(_ shower: String, _ made: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct Choice { let title: String; let run: (() -> Void)? }
      struct Notice: Identifiable {
        let id: Int
        var confirm = Choice(title: "OK", run: nil)
        var cancel: Choice?
        var buttons: some View { Button(confirm.title) { confirm.run?() } }
      }
      \(shower)
      final class SettingsModel: ObservableObject {
        @Published var notice: Notice?
        func ask() {
          \(made)
        }
        private func openSettings() { if let url = URL(string: "settings:") { UIApplication.shared.open(url) } }
      }
      final class HomeModel: ObservableObject {
        @Published var notice: Notice?
        func ask() { notice = Notice(id: 2) }
      }
      struct Settings: View {
        @StateObject private var model = SettingsModel()
        var body: some View { Button("Ask") { model.ask() }.notice($model.notice) }
      }
      struct Home: View {
        @StateObject private var model = HomeModel()
        @State private var isShown = false
        var body: some View {
          Button("Settings") { isShown = true }
            .notice($model.notice)
            .sheet(isPresented: $isShown) { Settings() }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      """
    ]).filter { $0.contains("url") }
  }

  private static let showers = [
    """
    extension View {
      func notice(_ notice: Binding<Notice?>) -> some View {
        alert("Notice", isPresented: .constant(notice.wrappedValue != nil), presenting: notice.wrappedValue) { shown in
          Button(shown.confirm.title) { shown.confirm.run?() }
        }
      }
    }
    """,
    """
    private struct NoticeModifier: ViewModifier {
      @Binding var notice: Notice?
      func body(content: Content) -> some View {
        content.alert("Notice", isPresented: .constant(notice != nil), presenting: notice) { $0.buttons }
      }
    }
    extension View { func notice(_ notice: Binding<Notice?>) -> some View { modifier(NoticeModifier(notice: notice)) } }
    """,
  ]

  private static let values = [
    "notice = Notice(id: 1, confirm: .init(title: \"Open\") { [weak self] in self?.openSettings() })",
    "let open: () -> Void = { [weak self] in self?.openSettings() }; notice = Notice(id: 1, confirm: Choice(title: \"Open\", run: open))",
  ]

  @Test(arguments: showers, values)
  func aButtonRunsForTheScreenThatPutsThePopupUp(shower: String, made: String) {
    #expect(edges(shower, made) == ["Settings url external"])
  }

  /// All that the app posts goes through one function: an object that is no route shows no route's screen.
  @Test func whatIsPostedThroughGenericCodeIsNoRouteByItself() {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol Event { associatedtype Payload; var payload: Payload { get } }
      extension Event { static var name: Notification.Name { Notification.Name("\\(Self.self)") } }
      struct Posted<E: Event> { let event: E; init(_ event: E) { self.event = event } }
      struct Handler<E> {}
      func tell<E: Event>(_ posted: Posted<E>) { let event = posted.event; NotificationCenter.default.post(name: \
      E.name, object: event.payload) }
      func told<E: Event>(_ handler: Handler<E>) -> AnyPublisher<E.Payload, Never> {
        NotificationCenter.default.publisher(for: E.name).map { $0.object as! E.Payload }.eraseToAnyPublisher()
      }
      struct Showing: Event { var payload: Page }
      struct Muting: Event { var payload: Set<Int> }
      struct Counting: Event { var payload: Void }
      extension Handler { static var showing: Handler<Showing> { .init() } }
      extension Posted {
        static func showing(_ page: Page) -> Posted<Showing> { .init(.init(payload: page)) }
        static func muting(_ ids: Set<Int>) -> Posted<Muting> { .init(.init(payload: ids)) }
        static func counting() -> Posted<Counting> { .init(.init(payload: ())) }
      }
      struct Gallery: View { var body: some View { Text("Gallery") } }
      enum Page: Identifiable, Equatable {
        case gallery
        var id: Int { 0 }
        @ViewBuilder func view() -> some View { switch self { case .gallery: Gallery() } }
      }
      private struct Cover<Inner: View, Item: Identifiable & Equatable>: ViewModifier {
        @Binding var item: Item?
        let inner: (Item) -> Inner
        func body(content: Content) -> some View { content.fullScreenCover(item: $item) { inner($0) } }
      }
      extension View {
        func cover<Inner: View, Item: Identifiable & Equatable>(_ item: Binding<Item?>, @ViewBuilder inner: @escaping \
      (Item) -> Inner) -> some View { modifier(Cover(item: item, inner: inner)) }
      }
      final class Muted { func mute(_ ids: Set<Int>) { tell(.muting(ids)); tell(.counting()) } }
      struct Home: View {
        @State private var page: Page?
        let muted = Muted()
        var body: some View {
          Button("Gallery") { tell(.showing(.gallery)) }
            .onAppear { muted.mute([1]) }
            .onReceive(told(.showing)) { page in self.page = page }
            .cover($page) { page in return page.view() }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(lines == ["Home cover Gallery", "TheApp root Home"])
  }
}
