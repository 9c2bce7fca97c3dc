// The alert comes when the request has ended, long after the sheet is gone

import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { PayView() } } }
@MainActor final class PayModel: ObservableObject {
  @Published var showsMethods = false
  @Published var failed = false
  func picked() {
    showsMethods = false
    Task { await update() }
  }
  func pickedAtOnce() async {
    showsMethods = false
    await update()
  }
  private func update() async {
    do { try await load() } catch { failed = true }
  }
  private func load() async throws {}
}
struct PayView: View {
  @StateObject private var model = PayModel()
  var body: some View {
    Button("Methods") { model.showsMethods = true }
      .sheet(isPresented: $model.showsMethods) {
        Button("Card") { model.picked() }
        Button("Bank") { Task { await model.pickedAtOnce() } }
      }
      .alert("Failed", isPresented: $model.failed) { Button("OK") {} }
  }
}
