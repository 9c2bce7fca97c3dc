// The code that sets the value pushes, and so does the change

import SwiftUI
enum Step: Hashable { case join(String) }
@main struct VaultApp: App { var body: some Scene { WindowGroup { HomeView() } } }
struct HomeView: View {
  @State private var path: [Step] = []
  @State private var scanned: String?
  @State private var scans = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Scan") { scans = true }
        .navigationDestination(for: Step.self) { step in
          switch step { case .join(let code): JoinView(code: code) }
        }
    }
    .sheet(isPresented: $scans) {
      ScannerView { code in
        scanned = code
        scans = false
        join(code)
      }
    }
    .↓onChange(of: scanned) { _, code in
      guard let code else { return }
      join(code)
      scanned = nil
    }
  }
  private func join(_ code: String) { path.append(.join(code)) }
}
struct ScannerView: View {
  let onCode: (String) -> Void
  var body: some View { Button("Use") { onCode("1") } }
}
struct JoinView: View { let code: String; var body: some View { Text(code) } }
