// A pushed screen closes the modal that its stack's root stands in

import SwiftUI
struct FormView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }
      .navigationDestination(isPresented: $shows) {
        Text("More").toolbar { Button("Close") { dismiss() } }
      }
  }
}
