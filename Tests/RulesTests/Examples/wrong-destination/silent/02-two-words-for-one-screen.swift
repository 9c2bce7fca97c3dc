// Two words for one screen, and none of their own

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HubView() } }
}
struct HubView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Coupons") { CouponsView() }
        NavigationLink("Vouchers") { CouponsView() }
      }
    }
  }
}
struct CouponsView: View { var body: some View { Text("Coupons") } }
