// A counter leads to the shop, and the shop shows the counter (`warning`)

@main struct DemoApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
struct HomeView: View { var body: some View { CoinCounter(coins: 1) } }
struct ShopView: View { var body: some View { CoinCounter(coins: 2) } }
struct CoinCounter: View {
  let coins: Int
  var body: some View { ↓NavigationLink("\(coins)") { ShopView() } }
}
