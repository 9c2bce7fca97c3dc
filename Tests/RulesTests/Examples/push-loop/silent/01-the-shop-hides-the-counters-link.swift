// The shop hides the counter's link

@main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
struct HomeView: View { var body: some View { CoinCounter(leadsToShop: true) } }
struct ShopView: View { var body: some View { CoinCounter(leadsToShop: false) } }
struct CoinCounter: View {
  let leadsToShop: Bool
  var body: some View {
    if leadsToShop {
      NavigationLink("Coins") { ShopView() }
    } else {
      Text("Coins")
    }
  }
}
