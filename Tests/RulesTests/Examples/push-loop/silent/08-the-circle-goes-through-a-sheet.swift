// The circle goes through a sheet

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { AccountView() } } }
}
struct AccountView: View {
  var body: some View { NavigationLink("Plans") { PlansView() } }
}
struct PlansView: View {
  @State private var showsAccount = false
  var body: some View {
    Button("Account") { showsAccount = true }
      .sheet(isPresented: $showsAccount) { NavigationStack { AccountView() } }
  }
}
