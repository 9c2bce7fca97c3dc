// Through a modifier that is put on no view

import SwiftUI

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct AppError: Identifiable { let id = UUID(); let text: String }
@MainActor final class ErrorCenter: ObservableObject {
  static let shared = ErrorCenter()
  @Published var ↓current: AppError?
  func show(_ text: String) { current = AppError(text: text) }
}

struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Button("Save") { Task { await model.save() } }
  }
}
@MainActor final class HomeModel: ObservableObject {
  @Published var saved = false
  func save() async {
    do { try await write(); saved = true } catch { ErrorCenter.shared.show("Not saved") }
  }
  private func write() async throws {}
}

struct ErrorAlert: ViewModifier {
  @ObservedObject var center = ErrorCenter.shared
  func body(content: Content) -> some View {
    content.alert(item: $center.current) { Alert(title: Text($0.text)) }
  }
}
