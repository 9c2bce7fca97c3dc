// An empty part of a screen

// prelude: home-app
struct HomeView: View {
  var body: some View {
    VStack {
      Text("Home")
      BannerView()
    }
  }
}
struct BannerView: View {
  var body: some View { EmptyView() }
}
