// Only a tap reads the object, in a mode that the host may not have

import UIKit
final class Tabs: ObservableObject {
  @Published var path: [Int] = []
}
final class WalletController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    present(UIHostingController(rootView: CodeView(isModal: true)), animated: true)
  }
}
struct CodeView: View {
  @EnvironmentObject var tabs: Tabs
  let isModal: Bool
  var body: some View {
    VStack {
      Text("Code")
      Button("Done") { finish() }
    }
  }
  private func finish() {
    if !isModal { tabs.path.removeAll() }
  }
}
