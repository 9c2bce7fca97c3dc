import Testing

/// State behind key paths: members that are looked up, and functions that are told which one to change.
@Suite struct DynamicMemberTests {
  private func edges(push: String, sheet: String, inner: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import SwiftUI
      @dynamicMemberLookup @Observable final class Nav<State> {
        var state: State
        init(_ state: State) { self.state = state }
        subscript<T>(dynamicMember path: WritableKeyPath<State, T>) -> T {
          get { state[keyPath: path] }
          set { state[keyPath: path] = newValue }
        }
        func set<T>(_ path: WritableKeyPath<State, T?>, to value: T) { state[keyPath: path] = value }
        func push<D>(_ path: WritableKeyPath<State, [D]>, _ value: D) { state[keyPath: path].append(value) }
      }
      struct TripState { var path: [Page] = []; var sheet: Sheet? }
      enum Page: Hashable { case day, hotel }
      enum Sheet: Identifiable { case packing; var id: Self { self } }
      @main struct TheApp: App {
        @State private var nav = Nav(TripState())
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $nav.path) {
              TripView().navigationDestination(for: Page.self) { page in
                switch page { case .day: DayView(); case .hotel: HotelView() }
              }
            }
            .sheet(item: $nav.sheet) { _ in PackingView() }
            .environment(nav)
          }
        }
      }
      struct TripView: View {
        @Environment(Nav<TripState>.self) private var nav
        var body: some View { Button("Day") { \(push) }; Button("Packing") { \(sheet) } }
      }
      struct DayView: View {
        @Environment(Nav<TripState>.self) private var nav
        var body: some View { Button("Hotel") { \(inner) } }
      }
      struct HotelView: View { var body: some View { Text("Hotel") } }
      struct PackingView: View { var body: some View { Text("Packing") } }
      """
    ])
  }

  @Test(arguments: [
    ("nav.path.append(.day)", "nav.sheet = .packing", "nav.path.append(.hotel)"),
    ("nav.push(\\.path, .day)", "nav.set(\\.sheet, to: .packing)", "nav.push(\\.path, .hotel)"),
  ])
  func theStateIsFollowed(push: String, sheet: String, inner: String) {
    #expect(
      edges(push: push, sheet: sheet, inner: inner) == [
        "DayView push HotelView", "TheApp root TripView", "TripView push DayView", "TripView sheet PackingView",
      ])
  }
}
