// A view of the app that bears the name

struct NavigationView: View {
  var body: some View { Text("Where to go") }
}
struct HomeView: View {
  var body: some View { NavigationView() }
}
