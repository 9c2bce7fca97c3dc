import Testing

/// One model for all screens, generic over what handles its actions: each screen's actions are its own handler's.
@Suite struct GenericHandlerTests {
  @Test func anActionIsOneOfItsOwnHandler() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import SwiftUI
      protocol ActionHandler { associatedtype State; associatedtype Action; func process(action: Action, in model: Model<Self>) }
      extension ActionHandler {
        func update(_ model: Model<Self>, action: (inout State) -> Void) { model.update(action: action) }
      }
      final class Model<Handler: ActionHandler>: ObservableObject {
        let handler: Handler
        private(set) var state: Handler.State
        init(state: Handler.State, handler: Handler) { self.state = state; self.handler = handler }
        func process(action: Handler.Action) { handler.process(action: action, in: self) }
        func binding<Value>(keyPath: Swift.KeyPath<Handler.State, Value>, action: @escaping (Value) -> Handler.Action) -> Binding<Value> {
          Binding(get: { [unowned self] in self.state[keyPath: keyPath] }, set: { [unowned self] value in self.process(action: action(value)) })
        }
        fileprivate func update(action: (inout Handler.State) -> Void) { var state = self.state; action(&state); self.state = state }
      }
      enum EditError: Error, Identifiable { case empty; var id: Int { 0 } }
      struct EditState { var name = ""; var error: EditError? }
      enum EditAction { case save, setError(EditError?) }
      struct EditHandler: ActionHandler {
        typealias State = EditState
        typealias Action = EditAction
        func process(action: EditAction, in model: Model<EditHandler>) {
          switch action {
          case .save: save(in: model)
          case .setError(let error): update(model) { state in state.error = error }
          }
        }
        private func save(in model: Model<EditHandler>) {
          if model.state.name.isEmpty { update(model) { state in state.error = .empty } }
        }
      }
      struct EditView: View {
        @EnvironmentObject var model: Model<EditHandler>
        var body: some View {
          Button("Save") { model.process(action: .save) }
            .alert(item: model.binding(keyPath: \.error, action: { .setError($0) })) { error in Alert(title: Text("Wrong")) }
        }
      }
      struct ListState { var count = 0 }
      enum ListAction { case load }
      struct ListHandler: ActionHandler {
        typealias State = ListState
        typealias Action = ListAction
        func process(action: ListAction, in model: Model<ListHandler>) {}
      }
      struct ListView: View {
        @ObservedObject var model: Model<ListHandler>
        var body: some View { NavigationStack { NavigationLink("Edit") { EditView() } }.onAppear { self.model.process(action: .load) } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { ListView(model: Model(state: ListState(), handler: ListHandler())) } } }
      """#
    ])
    #expect(lines == ["EditView alert alert", "ListView push EditView", "TheApp root ListView"])
  }
}
