// A view around the document camera in a sheet names nobody who is told

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
  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let scanner = ↓VNDocumentCameraViewController()
    scanner.view.tintColor = .orange
    return scanner
  }
  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
}
