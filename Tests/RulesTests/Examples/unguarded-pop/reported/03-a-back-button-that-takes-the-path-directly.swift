// A back button that takes the path directly

struct OrderView: View {
  @Binding var path: NavigationPath
  var body: some View {
    Button("Back") { path.↓removeLast() }
  }
}
