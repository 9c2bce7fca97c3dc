// The button is there where there is something to run

import SwiftUI
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    FormView()
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FormView(onCancel: { edits = false }) }
  }
}
struct FormView: View {
  var onCancel: (() -> Void)?
  var body: some View {
    if let onCancel {
      Button("Cancel", action: onCancel)
    }
  }
}
