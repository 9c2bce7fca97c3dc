// The view has a button that closes it

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { TicketsView() } }
}
enum Outcome { case code(String), denied }
struct TicketsView: View {
  @State private var scans = false
  @State private var hint = ""
  var body: some View {
    VStack {
      Text(hint)
      Button("Scan") { scans = true }
    }
    .fullScreenCover(isPresented: $scans) {
      ScannerView { outcome in
        switch outcome {
        case .code(let text):
          scans = false
          hint = text
        case .denied:
          hint = "No camera"
        }
      }
    }
  }
}
struct ScannerView: View {
  let onEnd: (Outcome) -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack { Button("Cancel") { dismiss() }; Text("Point at the code") }.task { ask() }
  }
  private func ask() { onEnd(Bool.random() ? .code("1") : .denied) }
}
