// What the model finds it pushes, and puts it away

import SwiftUI

@main
struct DocApp: App {
  var body: some Scene { WindowGroup { DocsView() } }
}

@MainActor
final class DocsModel: ObservableObject {
  @Published var path: [Int] = []
  var last: Int? = 4
  func restore() async { if let last { path.append(last); self.last = nil } }
}

struct DocsView: View {
  @StateObject private var model = DocsModel()
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Docs")
        .task { await model.restore() }
        .navigationDestination(for: Int.self) { DocView(id: $0) }
    }
  }
}

struct DocView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
