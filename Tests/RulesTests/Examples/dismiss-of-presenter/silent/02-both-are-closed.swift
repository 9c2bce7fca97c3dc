// The action puts down the flag, too

import SwiftUI
struct SendView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  var body: some View {
    Button("Send") { asks = true }
      .sheet(isPresented: $asks) {
        NavigationStack {
          Text("Sure?").toolbar {
            Button("Cancel") {
              asks = false
              dismiss()
            }
          }
        }
      }
  }
}
