// The same in a task

import SwiftUI
struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var message = ""
  @State private var isFailed = false
  var body: some View {
    Button("Send") {
      Task {
        do {
          try await send()
        } catch {
          message = error.localizedDescription
          isFailed = true
        }
        ↓dismiss()
      }
    }
    .alert(message, isPresented: $isFailed) { Button("OK") {} }
  }
  private func send() async throws {}
}
