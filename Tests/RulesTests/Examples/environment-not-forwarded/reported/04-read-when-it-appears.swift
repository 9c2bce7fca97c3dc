// The object is read when the view appears, by a function

import UIKit
final class Session: ObservableObject {
  func refresh() {}
}
final class ShareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(↓UIHostingController(rootView: ComposerView()))
  }
}
struct ComposerView: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("Compose").onAppear { load() } }
  private func load() { session.refresh() }
}
