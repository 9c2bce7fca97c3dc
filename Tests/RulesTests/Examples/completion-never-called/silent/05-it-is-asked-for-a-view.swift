// It is asked for a view, and tells nobody of anything

// prelude: home-app
struct HomeView: View {
  @State private var downloads = false
  var body: some View {
    SlideView(bars: { Button("Downloads") { downloads = true } })
      .sheet(isPresented: $downloads) { Text("Downloads") }
  }
}
struct SlideView<Bars: View>: View {
  let bars: () -> Bars
  var body: some View { Text("Slide") }
}
