// Only debug builds push it

// prelude: home-app
struct HomeView: View {
  var body: some View {
    TabView {
      NavigationStack { List { tools } }
      AccountView()
    }
  }
  @ViewBuilder private var tools: some View {
    #if DEBUG
    NavigationLink("Account") { AccountView() }
    #endif
  }
}
struct AccountView: View {
  var body: some View { NavigationStack { Text("Account") } }
}
