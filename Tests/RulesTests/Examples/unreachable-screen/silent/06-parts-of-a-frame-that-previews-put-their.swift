// Parts of a frame that previews put their subject into

// prelude: home-app
// prelude: home-view
#Preview { ComponentPreview(options: [.size]) { HomeView() } }
struct ComponentPreview<Content: View>: View {
  let options: [Option]
  @ViewBuilder var content: () -> Content
  var body: some View { VStack { content() } }
}
enum Option: View {
  case size
  var body: some View { SizePage() }
}
struct SizePage: View {
  var body: some View { Text("Size").navigationTitle("Size") }
}
