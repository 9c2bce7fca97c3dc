// A component in one sheet raises the alert that hangs in another: the camera asks where only the library does

// prelude: home-app
struct HomeView: View {
  @State private var library = false
  @State private var camera = false
  @State private var asks = false
  var body: some View {
    VStack {
      Button("Library") { library = true }
      Button("Camera") { camera = true }
    }
    .sheet(isPresented: $library) {
      Picker(asks: $asks).alert("Upload?", isPresented: $asks) { Button("Upload") { library = false } }
    }
    .sheet(isPresented: $camera) { Picker(asks: ↓$asks) }
  }
}
struct Picker: UIViewControllerRepresentable {
  @Binding var asks: Bool
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(asks: $asks) }
  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    @Binding var asks: Bool
    init(asks: Binding<Bool>) { _asks = asks }
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      asks = true
    }
  }
}
