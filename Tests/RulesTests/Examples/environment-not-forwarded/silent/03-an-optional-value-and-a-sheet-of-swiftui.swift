// An optional value, and a sheet of SwiftUI

@Observable final class Session { var name = "" }
final class Store: ObservableObject {
  @Published var text = ""
}
final class ListController: UIViewController {
  func open() { present(UIHostingController(rootView: ProfileView()), animated: true) }
}
struct ProfileView: View {
  @Environment(Session.self) private var session: Session?
  @State private var edits = false
  var body: some View {
    Button(session?.name ?? "") { edits = true }
      .sheet(isPresented: $edits) { EditorView() }
  }
}
// prelude: editor-view
