// A fallback that says so

@available(iOS, obsoleted: 16)
struct OldHomeView: View {
  var body: some View { NavigationView { Text("Home") } }
}
