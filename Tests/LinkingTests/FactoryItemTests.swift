import Testing

/// Items that a factory behind a protocol makes screens of.
@Suite struct FactoryItemTests {
  private func owners(_ content: String) -> [String] {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      struct Student { let id: String }
      protocol ListState { var selected: String? { get }; var students: [Student] { get } }
      final class ListModel: ObservableObject, ListState {
        @Published var selected: String?
        @Published var loaded: [Student] = []
        var students: [Student] {
          get { loaded }
          set { loaded = newValue.map { Student(id: $0.id) } }
        }
        func select(_ id: String?) { selected = id }
      }
      protocol Pages { func makeDetail(id: String) -> AnyView }
      final class AppPages: Pages {
        func makeDetail(id: String) -> AnyView {
          let model = DetailModel(id: id)
          return AnyView(Detail(model: model))
        }
      }
      final class DetailModel: ObservableObject { let id: String; init(id: String) { self.id = id } }
      struct Detail: View { let model: DetailModel; var body: some View { Text(model.id) } }
      struct Unwrapped<Value, Content: View>: View {
        private let value: Value?
        private let content: (Value) -> Content
        init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) { self.value = value; self.content = \
      content }
        var body: some View { if let value { content(value) } }
      }
      struct Home: View {
        let pages: any Pages
        @ObservedObject var model: ListModel
        var state: any ListState { model }
        var body: some View {
          ForEach(state.students, id: \\.id) { student in Button("Open") { model.select(student.id) } }
            .fullScreenCover(isPresented: Binding(get: { state.selected != nil }, set: { _ in model.select(nil) })) { \
      \(content) }
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home(pages: AppPages(), model: ListModel()) } } }
      """
    ])
    return graph.transitions.filter { $0.to == "Detail" }.map { "\($0.owner) \($0.from.joined(separator: ","))" }
  }

  @Test(arguments: [
    "if let id = state.selected { pages.makeDetail(id: id) }",
    "Unwrapped(state.selected) { id in pages.makeDetail(id: id) }",
  ])
  func aPlainItemIsShownByItsPresenter(_ content: String) {
    #expect(owners(content) == ["Home Home"])
  }
}
