// What runs when the sheet is gone closes the screen below

import SwiftUI
struct FormView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false
  var body: some View {
    Button("Save") { shows = true }
      .sheet(isPresented: $shows, onDismiss: { dismiss() }) { Text("Saved") }
  }
}
