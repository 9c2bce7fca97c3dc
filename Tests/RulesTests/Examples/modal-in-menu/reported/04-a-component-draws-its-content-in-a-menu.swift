// Through a component: the app's own menu draws what it is given

// prelude: home-app
struct HomeView: View {
  var body: some View {
    Text("Home").toolbar { MoreMenu { ReportItem() } }
  }
}
struct MoreMenu<Items: View>: View {
  @ViewBuilder let items: () -> Items
  var body: some View { Menu { items() } label: { Image(systemName: "ellipsis") } }
}
struct ReportItem: View {
  @State private var reports = false
  var body: some View {
    Button("Report") { reports = true }.↓sheet(isPresented: $reports) { Text("Report") }
  }
}
