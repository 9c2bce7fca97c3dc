// A clear colour is a view that appears

import SwiftUI
@main struct DemoApp: App {
  @State private var edits = false
  var body: some Scene {
    WindowGroup { Button("Edit") { edits = true }.sheet(isPresented: $edits) { EditView() } }
  }
}
struct EditView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isSaved = false
  var body: some View {
    Form {
      Button("Save") { isSaved = true }
      if isSaved { Color.clear.onAppear { dismiss() } }
    }
  }
}
