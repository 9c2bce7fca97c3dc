// A row with a link, in a list, in a cover

// prelude: home-app
struct HomeView: View {
  @State private var showsFilters = false
  var body: some View {
    Button("Filters") { showsFilters = true }
      .↓fullScreenCover(isPresented: $showsFilters) {
        VStack { FiltersView() }
      }
  }
}
struct FiltersView: View {
  var body: some View {
    List { content }
  }
  private var content: some View { ColourRow() }
}
struct ColourRow: View {
  var body: some View { NavigationLink("Colour") { Text("Colour") } }
}
