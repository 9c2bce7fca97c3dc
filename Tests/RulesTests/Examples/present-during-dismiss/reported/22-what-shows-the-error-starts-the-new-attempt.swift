// What shows the error starts the new attempt

import SwiftUI
@main struct ShopApp: App { var body: some Scene { WindowGroup { OrderView() } } }
final class OrderModel: ObservableObject {
  @Published var problem: String?
  @Published var showsProgress = false
  func send() {
    problem = nil
    ↓showsProgress = true
    prepare { self.fail() }
  }
  private func prepare(_ onFailure: @escaping () -> Void) { check(); deliver(onFailure) }
  private func check() {}
  private func deliver(_ onFailure: @escaping () -> Void) { Server.shared.deliver { if !$0 { onFailure() } } }
  private func fail() { DispatchQueue.main.async { self.problem = "Lost" } }
}
struct OrderView: View {
  @StateObject private var model = OrderModel()
  var body: some View {
    Button("Send") { model.send() }
      .fullScreenCover(isPresented: Binding(get: { model.problem != nil }, set: { if !$0 { model.problem = nil } })) {
        Button("Try again") { model.send() }
      }
      .fullScreenCover(isPresented: $model.showsProgress) { Button("Done") { model.showsProgress = false } }
  }
}
