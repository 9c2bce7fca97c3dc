// The controller is a part of a screen

import SwiftUI
import VisionKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ReceiptsView() } }
}
struct ReceiptsView: View {
  var body: some View {
    VStack {
      Text("Receipts")
      ScannerView()
    }
  }
}
struct ScannerView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let scanner = VNDocumentCameraViewController()
    scanner.delegate = context.coordinator
    return scanner
  }
  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
  func makeCoordinator() -> Listener { Listener() }
  final class Listener: NSObject, VNDocumentCameraViewControllerDelegate {
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { print("cancelled") }
  }
}
