// The last step closes the form below as well, on purpose

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var sends = false
  var body: some View { Button("Send") { sends = true }.sheet(isPresented: $sends) { SendView() } }
}
struct SendView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDone = false
  var body: some View {
    Button("Send") { isDone = true }
      .fullScreenCover(isPresented: $isDone) {
        VStack {
          Text("Sent")
          Button("Done") { dismiss() }
        }
      }
  }
}
