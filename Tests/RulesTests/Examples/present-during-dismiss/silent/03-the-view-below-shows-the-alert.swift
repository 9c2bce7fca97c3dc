// The view below shows the alert

import SwiftUI
struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var isSaved: Bool
  var body: some View {
    Button("Save") {
      dismiss()
      isSaved = true
    }
  }
}
