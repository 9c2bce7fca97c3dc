// The binding comes from an object of the view

struct Stack: Identifiable { let id: Int }
final class SceneState: ObservableObject {
  @Published var removed: Int?
  var asks: Binding<Bool> { Binding(get: { self.removed != nil }, set: { if !$0 { self.removed = nil } }) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { StackList() } }
}
struct StackList: View {
  let stacks = [Stack(id: 1), Stack(id: 2)]
  @StateObject private var state = SceneState()
  var body: some View {
    ForEach(stacks) { stack in
      Button("Remove") { state.removed = stack.id }
        .↓confirmationDialog("Remove?", isPresented: state.asks) { Button("Remove") {} }
    }
  }
}
