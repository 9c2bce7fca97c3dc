// The controller stands in a view of SwiftUI

import SwiftUI
final class Store: ObservableObject {
  @Published var text = ""
}
struct EditorHost: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: EditorView())
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
struct EditorView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.text) }
}
