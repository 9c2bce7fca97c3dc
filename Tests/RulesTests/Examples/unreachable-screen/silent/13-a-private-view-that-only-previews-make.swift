// A private view that only previews make, and its parts

// prelude: home-app
// prelude: home-view
private struct BlurView: View {
  var body: some View { HStack { MaterialsView() } }
}
private struct MaterialsView: View {
  var body: some View { VStack { MaterialView() } }
}
private struct MaterialView: View {
  var body: some View { Text("Thin") }
}
#Preview { BlurView() }
