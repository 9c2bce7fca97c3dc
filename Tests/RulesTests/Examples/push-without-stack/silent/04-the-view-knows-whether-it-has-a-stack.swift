// The view knows whether it has a stack

// prelude: home-app
struct HomeView: View {
  @State private var showsFilters = false
  var body: some View {
    Button("Filters") { showsFilters = true }
      .sheet(isPresented: $showsFilters) { FiltersView(isModal: true) }
  }
}
struct FiltersView: View {
  let isModal: Bool
  var body: some View {
    if isModal { Text("Colour") } else { NavigationLink("Colour") { Text("Colour") } }
  }
}
