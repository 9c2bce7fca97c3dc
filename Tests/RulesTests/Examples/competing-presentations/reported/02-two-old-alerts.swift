// Two alerts of the old kind on one view

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { FormView(model: FormModel()) } }
}
final class FormModel: ObservableObject {
  @Published var failed = false
  @Published var sent = false
}
struct FormView: View {
  @ObservedObject var model: FormModel
  var body: some View {
    VStack {
      Button("Send") { model.sent = true }
      Button("Fail") { model.failed = true }
    }
    .↓alert(isPresented: $model.failed) { Alert(title: Text("Failed")) }
    .alert(isPresented: $model.sent) { Alert(title: Text("Sent")) }
  }
}
