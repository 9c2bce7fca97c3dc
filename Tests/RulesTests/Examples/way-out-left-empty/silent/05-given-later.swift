// The closure is given later

import SwiftUI
final class CodeModel: ObservableObject {
  var dismiss: () -> Void
  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }
}
struct CodeView: View {
  @ObservedObject var model: CodeModel
  var body: some View { Button("Cancel") { model.dismiss() } }
}
struct HomeView: View {
  @State private var edits = false
  let model = CodeModel(dismiss: {})
  var body: some View {
    Button("Edit") {
      model.dismiss = { edits = false }
      edits = true
    }
    .sheet(isPresented: $edits) { CodeView(model: model) }
  }
}
