// The columns of a split view have their own stacks

// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationSplitView {
      List { NavigationLink("Mail") { MailView() } }
    } detail: {
      Text("Choose")
    }
  }
}
struct MailView: View {
  var body: some View { NavigationStack { Text("Mail") } }
}
