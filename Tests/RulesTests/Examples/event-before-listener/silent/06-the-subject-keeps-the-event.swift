// The subject keeps the event

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { MarketTabs() }
    }
}

import Combine

enum MarketEvent { case showLosers }

final class EventBus {
    static let shared = EventBus()
    let events = CurrentValueSubject<MarketEvent?, Never>(nil)
    func send(_ event: MarketEvent) { events.send(event) }
}

@MainActor
final class TabModel: ObservableObject {
    @Published var tab = 0

    func seeAllLosers() {
        tab = 1
        EventBus.shared.send(.showLosers)
    }
}

struct MarketTabs: View {
    @StateObject private var model = TabModel()

    var body: some View {
        Group {
            if model.tab == 0 {
                OverviewScreen(model: model)
            } else {
                MarketScreen()
            }
        }
    }
}

struct OverviewScreen: View {
    let model: TabModel
    var body: some View { Button("See all") { model.seeAllLosers() } }
}

struct MarketScreen: View {
    @State private var showsLosers = false

    var body: some View {
        Text("Market")
            .onReceive(EventBus.shared.events) { event in
                switch event {
                case .showLosers:
                    showsLosers = true
                    EventBus.shared.events.value = nil
                case nil: break
                }
            }
            .sheet(isPresented: $showsLosers) { LosersScreen() }
    }
}

struct LosersScreen: View { var body: some View { Text("Losers") } }
