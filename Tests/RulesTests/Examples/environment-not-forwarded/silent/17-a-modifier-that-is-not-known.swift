// A modifier by another name may do it

import SwiftUI
import UIKit
final class Store: ObservableObject { @Published var text = "" }
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    present(UIHostingController(rootView: EditorView().environmentObjects(from: self)), animated: true)
  }
}
struct EditorView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.text) }
}
