// A model whose closing is left empty, behind a button of the app's own

import SwiftUI
struct CapsuleButton<Label: View>: View {
  let action: () -> Void
  let label: () -> Label
  init(action: @escaping () -> Void, @ViewBuilder label: @escaping () -> Label) {
    self.action = action
    self.label = label
  }
  var body: some View { Button { print("tap"); action() } label: { label() } }
}
final class CodeModel: ObservableObject {
  var dismiss: () -> Void = {}
  let title: String
  init(title: String, dismiss: @escaping () -> Void) {
    self.title = title
    self.dismiss = dismiss
  }
}
struct CodeView: View {
  @ObservedObject var model: CodeModel
  var body: some View {
    Text(model.title)
    CapsuleButton { model.dismiss() } label: { Text("Cancel") }
  }
}
struct HomeView: View {
  @State private var edits = false
  let model = ↓CodeModel(title: "Code", dismiss: {})
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { CodeView(model: model) }
  }
}
