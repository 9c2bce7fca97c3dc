// A view tells its outcome through its model, and the cover closes for one of them

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
        ↓case .denied:
          hint = "No camera"
        }
      }
    }
  }
}
struct ScannerView: View {
  let onEnd: (Outcome) -> Void
  var body: some View {
    Text("Point at the code").task { ask() }
  }
  private func ask() { onEnd(Bool.random() ? .code("1") : .denied) }
}
