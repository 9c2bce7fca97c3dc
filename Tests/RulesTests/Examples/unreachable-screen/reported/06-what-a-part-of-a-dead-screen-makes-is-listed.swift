// What a part of a dead screen makes is listed with the screen

// prelude: home-app
// prelude: home-view
struct ↓OldCameraView: View {
  var body: some View { OldCamera().navigationTitle("Camera") }
}
struct OldCamera: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> OldLensController { OldLensController() }
  func updateUIViewController(_ controller: OldLensController, context: Context) {}
}
final class OldLensController: UIViewController {}
