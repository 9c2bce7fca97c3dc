// A view in the sheet closes the sheet by itself, the outer button the whole flow

import SwiftUI
struct RootView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var connects = false
  var body: some View {
    Button("Connect") { connects = true }
      .sheet(isPresented: $connects) {
        NavigationStack {
          FormView().toolbar { Button("Close") { dismiss() } }
        }
      }
  }
}
struct FormView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
