// A popup of a library is drawn over the view, in its stack

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  @State private var showsFilters = false
  var body: some View {
    Button("Filters") { showsFilters = true }
      .popup(isPresented: $showsFilters) { FiltersView() }
      .bottomSheet(isPresented: $showsFilters) { FiltersView() }
  }
}
struct FiltersView: View {
  var body: some View { NavigationLink("Colour") { Text("Colour") } }
}
