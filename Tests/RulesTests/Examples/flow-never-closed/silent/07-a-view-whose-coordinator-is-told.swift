// A view around the document camera sets its coordinator

import SwiftUI
import VisionKit

struct ReceiptsView: View {
  @State private var scans = false
  var body: some View {
    Button("Scan") { scans = true }
      .fullScreenCover(isPresented: $scans) { ScannerView() }
  }
}

struct ScannerView: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss
  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let scanner = VNDocumentCameraViewController()
    scanner.delegate = context.coordinator
    return scanner
  }
  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
  func makeCoordinator() -> Listener { Listener(close: { dismiss() }) }
  final class Listener: NSObject, VNDocumentCameraViewControllerDelegate {
    let close: () -> Void
    init(close: @escaping () -> Void) { self.close = close }
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { close() }
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) { close() }
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: Error) {
      close()
    }
  }
}
