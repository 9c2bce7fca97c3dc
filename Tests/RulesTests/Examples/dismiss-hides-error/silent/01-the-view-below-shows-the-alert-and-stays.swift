// The view below shows the alert, and stays

import SwiftUI
struct NoteList: View {
  @State private var isEditing = false
  @State private var isFailed = false
  var body: some View {
    Button("New") { isEditing = true }
      .sheet(isPresented: $isEditing) { NoteEditor(isFailed: $isFailed) }
      .alert("Not saved", isPresented: $isFailed) { Button("OK") {} }
  }
}
struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var isFailed: Bool
  var body: some View {
    Button("Save") {
      do {
        try write()
      } catch {
        isFailed = true
      }
      dismiss()
    }
  }
  private func write() throws {}
}
