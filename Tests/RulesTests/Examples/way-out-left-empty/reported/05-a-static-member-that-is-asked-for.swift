// A static member makes it, and the app asks for that

final class FormModel: ObservableObject {
  let onCancel: () -> Void
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  static var plain: FormModel { ↓FormModel(onCancel: {}) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FormView(model: .plain) }
  }
}
struct FormView: View {
  let model: FormModel
  var body: some View { Button("Cancel", action: model.onCancel) }
}
