// The failure leaves before

import SwiftUI
struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isFailed = false
  var body: some View {
    Button("Save") { save() }
      .alert("Not saved", isPresented: $isFailed) { Button("OK") {} }
  }
  private func save() {
    do {
      try write()
    } catch {
      isFailed = true
      return
    }
    dismiss()
  }
  private func write() throws {}
}
