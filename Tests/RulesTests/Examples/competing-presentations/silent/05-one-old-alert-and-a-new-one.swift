// Only one of them is of the old kind

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
    .alert("Failed", isPresented: $model.failed) { Button("OK") {} }
    .alert(isPresented: $model.sent) { Alert(title: Text("Sent")) }
  }
}
