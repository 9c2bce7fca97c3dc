// Through modifiers of the app and a model: two actions raise them

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
    List { Button("Sync") { model.sync() }; Button("Fail") { model.fail() } }
      .offersUpgrade($model.showsUpgrade)
      .tellsErrors($model.failure)
  }
}

struct Failure: Identifiable { let id = UUID(); let text: String }
@MainActor final class HomeModel: ObservableObject {
  @Published var showsUpgrade = false
  @Published var failure: Failure?
  func fail() { failure = Failure(text: "x") }
  func sync() {
    showsUpgrade = true
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
