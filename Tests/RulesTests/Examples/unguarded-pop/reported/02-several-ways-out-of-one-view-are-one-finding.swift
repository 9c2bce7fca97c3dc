// Several ways out of one view are one finding

struct CodeView: View {
  @Binding var path: NavigationPath
  var body: some View {
    VStack {
      Button("Close") { path.↓removeLast(2) }
      Button("Back") { path.removeLast() }
    }
  }
}
