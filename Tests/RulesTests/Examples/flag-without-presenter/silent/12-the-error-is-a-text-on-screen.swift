// The screen shows the error in place

import SwiftUI
enum SaveFailure: Error { case offline }
final class EditModel: ObservableObject {
  @Published var problem: SaveFailure?
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
      if model.problem != nil { Text("Offline") }
      Button("Save") { model.save() }
    }
  }
}
