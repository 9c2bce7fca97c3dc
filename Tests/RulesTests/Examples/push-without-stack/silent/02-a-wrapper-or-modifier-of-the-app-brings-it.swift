// A wrapper or modifier of the app brings it

// prelude: home-app
struct HomeView: View {
  @State private var showsFilters = false
  @State private var showsHelp = false
  var body: some View {
    Button("Filters") { showsFilters = true }
      .sheet(isPresented: $showsFilters) { Modal { FiltersView() } }
      .sheet(isPresented: $showsHelp) { FiltersView().inStack() }
  }
}
struct Modal<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack { content() } }
}
extension View {
  func inStack() -> some View { NavigationStack { self } }
}
struct FiltersView: View {
  var body: some View { NavigationLink("Colour") { Text("Colour") } }
}
