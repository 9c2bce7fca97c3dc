// The model sets its error, and no alert is bound to it

import SwiftUI
enum SaveFailure: Error { case offline }
final class EditModel: ObservableObject {
  @Published var ↓problem: SaveFailure?
  @Published var text = ""
  func save() { if text.isEmpty { problem = .offline } }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { EditView() } }
}
struct EditView: View {
  @StateObject private var model = EditModel()
  var body: some View {
    VStack {
      TextField("Text", text: $model.text)
      Button("Save") { model.save() }
    }
  }
}
