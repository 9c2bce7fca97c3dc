// One button closes the sheet, the other leaves the form

import SwiftUI
struct FormView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  var body: some View {
    Button("Leave") { asks = true }
      .sheet(isPresented: $asks) {
        VStack {
          Button("Stay") { asks = false }
          Button("Close without saving", role: .cancel) { dismiss() }
        }
      }
  }
}
