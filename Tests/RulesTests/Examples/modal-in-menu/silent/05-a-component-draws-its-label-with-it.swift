// The app's own menu draws what it is given as its label

// prelude: home-app
struct HomeView: View {
  var body: some View {
    Text("Home").toolbar { MoreMenu { ReportBadge() } }
  }
}
struct MoreMenu<Badge: View>: View {
  @ViewBuilder let badge: () -> Badge
  var body: some View { Menu { Button("Open") { print("open") } } label: { badge() } }
}
struct ReportBadge: View {
  @State private var reports = false
  var body: some View {
    Image(systemName: "flag").onTapGesture { reports = true }.sheet(isPresented: $reports) { Text("Report") }
  }
}
