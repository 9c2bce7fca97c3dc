// The view brings it itself

// prelude: home-app
struct HomeView: View {
  @State private var showsFilters = false
  var body: some View {
    Button("Filters") { showsFilters = true }
      .sheet(isPresented: $showsFilters) { FiltersView() }
  }
}
struct FiltersView: View {
  var body: some View {
    NavigationStack { List { NavigationLink("Colour") { Text("Colour") } } }
  }
}
