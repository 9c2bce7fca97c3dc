// The object is handed on

final class Store: ObservableObject {
  @Published var text = ""
}
final class ListController: UIViewController {
  let store = Store()
  func open() {
    present(UIHostingController(rootView: EditorView().environmentObject(store)), animated: true)
  }
}
// prelude: editor-view
