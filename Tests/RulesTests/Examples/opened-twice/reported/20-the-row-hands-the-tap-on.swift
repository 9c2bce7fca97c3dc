// A row of the app hands the tap to its button; the model loads before it pushes

import SwiftUI

@main
struct BidApp: App {
  var body: some Scene { WindowGroup { BidsView() } }
}

enum BidPage: Hashable { case bid(Int) }

@MainActor
final class BidsModel: ObservableObject {
  @Published var path: [BidPage] = []
  func open(_ id: Int) {
    Task {
      let bid = try await load(id)
      path.↓append(.bid(bid))
    }
  }
  private func load(_ id: Int) async throws -> Int { id }
}

struct BidsView: View {
  @StateObject private var model = BidsModel()
  var body: some View {
    NavigationStack(path: $model.path) {
      List(0..<4) { id in BidRow(id: id, onTap: { model.open(id) }) }
        .navigationDestination(for: BidPage.self) { _ in Text("Bid") }
    }
  }
}

struct BidRow: View {
  let id: Int
  let onTap: () -> Void
  var body: some View { Button("\(id)", action: onTap) }
}
