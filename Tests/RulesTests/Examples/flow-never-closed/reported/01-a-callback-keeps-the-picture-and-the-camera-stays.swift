// A callback keeps the picture and the camera stays

import SwiftUI
import UIKit
@main struct PostApp: App { var body: some Scene { WindowGroup { PostView() } } }
struct PostView: View {
    @State private var showsCamera = false
    @State private var image: UIImage?
    var body: some View {
        Button("Camera") { showsCamera = true }
            .fullScreenCover(isPresented: $showsCamera) {
                CameraView(
                    onPhoto: {
                        image = $0
                    },
                    onCancel: { showsCamera = false })
            }
    }
}
struct CameraView: UIViewControllerRepresentable {
    let onPhoto: (UIImage) -> Void
    let onCancel: () -> Void
    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: CameraView
        init(_ parent: CameraView) { self.parent = parent }
        func ↓imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            if let image = info[.originalImage] as? UIImage { parent.onPhoto(image) }
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.onCancel() }
    }
}
