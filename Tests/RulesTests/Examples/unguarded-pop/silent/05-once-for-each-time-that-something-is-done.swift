// Once for each time that something is done

import SwiftUI
enum Page: Hashable { case form }
final class FormModel: ObservableObject { @Published var isSaved = false }
struct HomeView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Form") { path.append(.form) }
        .navigationDestination(for: Page.self) { _ in FormView(path: $path) }
    }
  }
}
struct FormView: View {
  @Binding var path: [Page]
  @StateObject private var model = FormModel()
  var body: some View {
    Button("Save") { model.isSaved = true }
      .onChange(of: model.isSaved) { saved in
        if saved { path.removeLast() }
      }
  }
}
