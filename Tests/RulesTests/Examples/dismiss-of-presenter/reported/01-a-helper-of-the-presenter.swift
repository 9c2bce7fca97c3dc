// The cover's content is a function of the presenter, whose bar has a Cancel

import SwiftUI
struct LoginRow: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsPage = false
  var body: some View {
    Button("Log in") { showsPage = true }
      .fullScreenCover(isPresented: $showsPage) { page(title: "Log in") }
  }
  private func page(title: String) -> some View {
    NavigationStack {
      Text(title)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button { ↓dismiss() } label: { Text("CANCEL").bold() }
          }
        }
    }
  }
}
