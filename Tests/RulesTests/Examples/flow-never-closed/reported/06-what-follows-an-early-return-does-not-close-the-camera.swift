// What follows an early return does not close the camera

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { ProfileScreen() }
    }
}

struct CameraView: UIViewControllerRepresentable {
    let onCapture: (UIImage) -> Void
    let onCancel: () -> Void

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private let parent: CameraView
        init(_ parent: CameraView) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            guard let image = info[.originalImage] as? UIImage else { return parent.onCancel() }
            parent.↓onCapture(image)
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            parent.onCancel()
        }
    }
}

struct ProfileScreen: View {
    @State private var showsCamera = false
    @State private var photo: UIImage?

    var body: some View {
        VStack {
            if let photo { Image(uiImage: photo) }
            Button("Take photo") { showsCamera = true }
        }
        .fullScreenCover(isPresented: $showsCamera) {
            CameraView(onCapture: use, onCancel: { showsCamera = false })
        }
    }

    private func use(_ image: UIImage) {
        photo = image
    }
}
