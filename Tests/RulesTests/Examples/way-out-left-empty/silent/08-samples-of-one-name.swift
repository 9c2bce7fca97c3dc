// Samples for previews have one name, and of what code asks for nobody knows the type

final class FormModel: ObservableObject {
  let onCancel: () -> Void
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  static var mock: FormModel { FormModel(onCancel: {}) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) {
        FormView(model: FormModel(onCancel: { edits = false }), session: Session(store: .mock))
      }
  }
}
struct FormView: View {
  let model: FormModel
  let session: Session
  var body: some View { Button("Cancel", action: model.onCancel) }
}
