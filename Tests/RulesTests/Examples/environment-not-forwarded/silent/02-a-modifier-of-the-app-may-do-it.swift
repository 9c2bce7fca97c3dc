// A modifier of the app may do it

final class Store: ObservableObject {
  @Published var text = ""
}
final class ListController: UIViewController {
  func open() {
    present(UIHostingController(rootView: EditorView().withStore()), animated: true)
  }
}
extension View {
  func withStore() -> some View { environmentObject(Store()) }
}
// prelude: editor-view
