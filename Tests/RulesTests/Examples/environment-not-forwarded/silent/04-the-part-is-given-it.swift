// The view gives its part what the part reads

import SwiftUI
import UIKit
final class Accounts: ObservableObject { @Published var current: String? = "ada" }
final class ShareController: UIViewController {
  override func viewDidLoad() {
    let host = UIHostingController(rootView: EditorView())
    addChild(host)
  }
}
struct EditorView: View {
  @StateObject private var accounts = Accounts()
  var body: some View { VStack { AccountView().environmentObject(accounts) } }
}
struct AccountView: View {
  @EnvironmentObject private var accounts: Accounts
  var body: some View { Text(accounts.current ?? "") }
}
