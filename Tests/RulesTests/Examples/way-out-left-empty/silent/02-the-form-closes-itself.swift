// The form closes itself and only tells

import SwiftUI
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FormView(onCancel: {}) }
  }
}
struct FormView: View {
  let onCancel: () -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Cancel") {
      onCancel()
      dismiss()
    }
  }
}
