// A view shows its alert after it has gone

import SwiftUI
struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSaved = false
  var body: some View {
    Button("Save") {
      dismiss()
      isSaved = ↓true
    }
    .alert("Saved", isPresented: $isSaved) { Button("OK") {} }
  }
}
