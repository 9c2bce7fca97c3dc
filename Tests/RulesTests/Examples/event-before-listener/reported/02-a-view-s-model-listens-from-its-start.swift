// A view's model listens from its start

import Combine
import SwiftUI
@main struct MarketApp: App { var body: some Scene { WindowGroup { MarketTabs() } } }
final class MarketEvents {
    static let shared = MarketEvents()
    let ↓openList = PassthroughSubject<Int, Never>()
}
@MainActor final class OverviewModel: ObservableObject {
    @Published var showsMarket = false
    func seeAll() {
        showsMarket = true
        MarketEvents.shared.openList.send(3)
    }
}
struct MarketTabs: View {
    @StateObject private var model = OverviewModel()
    var body: some View {
        Button("See all") { model.seeAll() }
            .fullScreenCover(isPresented: $model.showsMarket) { MarketView() }
    }
}
@MainActor final class MarketModel: ObservableObject {
    @Published var list: Int?
    private var bag = Set<AnyCancellable>()
    init() { MarketEvents.shared.openList.sink { [weak self] in self?.list = $0 }.store(in: &bag) }
}
struct MarketView: View {
    @StateObject private var model = MarketModel()
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack { Text("\(model.list ?? 0)"); Button("Close") { dismiss() } }
    }
}
