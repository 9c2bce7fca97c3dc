// Through modifiers of the app and a model: one call raises both

import SwiftUI

@main
struct DemoApp: App {
  
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    List { Button("Sync") { model.sync() } }
      .offersUpgrade($model.showsUpgrade)
      .tellsErrors($model.failure)
  }
}

struct Failure: Identifiable { let id = UUID(); let text: String }
@MainActor final class HomeModel: ObservableObject {
  @Published var showsUpgrade = false
  @Published var failure: Failure?
  func sync() {
    failure = Failure(text: "Too many devices")
    ↓showsUpgrade = true
  }
}

extension View {
  func offersUpgrade(_ shown: Binding<Bool>) -> some View { sheet(isPresented: shown) { UpgradeView() } }
  func tellsErrors(_ failure: Binding<Failure?>) -> some View {
    sheet(item: failure) { FailureView(failure: $0) }
  }
}
struct UpgradeView: View { var body: some View { Text("Upgrade") } }
struct FailureView: View { let failure: Failure; var body: some View { Text(failure.text) } }
