// The model records that it loads

import SwiftUI

@main
struct BidApp: App {
  var body: some Scene { WindowGroup { BidsView() } }
}

enum BidPage: Hashable { case bid(Int) }

@MainActor
final class BidsModel: ObservableObject {
  @Published var path: [BidPage] = []
  private var isLoading = false
  func open(_ id: Int) {
    guard !isLoading else { return }
    isLoading = true
    Task {
      defer { isLoading = false }
      let bid = try await load(id)
      path.append(.bid(bid))
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
