// popLast answers an empty array with nil, and other arrays are no path

struct AppView: View {
  @State private var path: [Int] = []
  @State private var marks: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Back") {
        _ = path.popLast()
        marks.removeLast()
      }
    }
  }
}
