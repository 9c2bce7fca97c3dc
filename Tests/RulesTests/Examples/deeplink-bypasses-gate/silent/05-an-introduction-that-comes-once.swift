// Nobody sets the flag in what is shown: the choice is no gate, and the sheet may stand over it

@main struct DemoApp: App {
  @State private var isWide = false
  @State private var opened: Account?
  var body: some Scene {
    WindowGroup {
      Group {
        if isWide { WideView() } else { NarrowView() }
      }
      .onOpenURL { url in opened = Account(id: url.lastPathComponent) }
      .sheet(item: $opened) { AccountView(account: $0) }
    }
  }
}
struct Account: Identifiable { let id: String }
struct WideView: View { var body: some View { Text("Wide") } }
struct NarrowView: View { var body: some View { Text("Narrow") } }
struct AccountView: View {
  let account: Account
  var body: some View { Text(account.id) }
}
