// A part of the hosted view reads what nobody gives

import SwiftUI
import UIKit
final class Theme: ObservableObject { @Published var size = 1 }
final class Accounts: ObservableObject { @Published var current: String? = "ada" }
final class ShareController: UIViewController {
  override func viewDidLoad() {
    let editor = EditorView().environmentObject(Theme())
    let host = ↓UIHostingController(rootView: editor)
    addChild(host)
  }
}
struct EditorView: View {
  @EnvironmentObject private var theme: Theme
  let name: String? = "ada"
  var body: some View {
    VStack {
      Text("\(theme.size)")
      header
    }
  }
  @ViewBuilder private var header: some View {
    if let name { HStack { AccountView(); Text(name) } }
  }
}
struct AccountView: View {
  @EnvironmentObject private var accounts: Accounts
  var body: some View { Text(accounts.current ?? "") }
}
