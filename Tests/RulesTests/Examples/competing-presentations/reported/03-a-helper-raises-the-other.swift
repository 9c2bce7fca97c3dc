// A helper of the model raises the other one

import SwiftUI
final class FormModel: ObservableObject {
  @Published var showsFailure = false
  @Published var offersMail = false
  func failed() {
    offerMail()
    ↓showsFailure = true
  }
  private func offerMail() { offersMail = true }
}
@main struct FormApp: App { var body: some Scene { WindowGroup { FormView() } } }
struct FormView: View {
  @StateObject private var model = FormModel()
  var body: some View {
    Button("Send") { model.failed() }
      .alert("Failed", isPresented: $model.showsFailure) { Button("OK") {} }
      .alert("Mail?", isPresented: $model.offersMail) { Button("Mail") {} }
  }
}
