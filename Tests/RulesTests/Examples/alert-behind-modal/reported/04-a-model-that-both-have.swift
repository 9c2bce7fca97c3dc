// The sheet calls a model, whose trouble the view behind reports

import SwiftUI

@main
struct CashApp: App {
  var body: some Scene { WindowGroup { CashView() } }
}

@Observable
final class CashModel {
  var isSending = false
  var problem: String?
  func send() { problem = "No money" }
}

struct CashView: View {
  @State private var model = CashModel()
  var body: some View {
    Button("Send") { model.isSending = true }
      .sheet(isPresented: $model.isSending) { SendView(model: model) }
      .↓alert("Failed", isPresented: Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } })) {
        Button("OK") {}
      }
  }
}

struct SendView: View {
  let model: CashModel
  var body: some View { Button("Now") { model.send() } }
}
