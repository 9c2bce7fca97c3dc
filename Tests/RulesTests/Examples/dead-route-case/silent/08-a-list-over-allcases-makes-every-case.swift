// A list over allCases makes every case

enum SettingsPage: String, CaseIterable, Hashable { case account, about }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { SettingsView() } }
}
struct SettingsView: View {
  var body: some View {
    NavigationStack {
      List(SettingsPage.allCases, id: \.self) { page in
        NavigationLink(page.rawValue, value: page)
      }
      .navigationDestination(for: SettingsPage.self) { page in
        switch page {
        case .account: AccountView()
        case .about: AboutView()
        }
      }
    }
  }
}
struct AccountView: View {
  var body: some View { Text("Account") }
}
struct AboutView: View {
  var body: some View { Text("About") }
}
