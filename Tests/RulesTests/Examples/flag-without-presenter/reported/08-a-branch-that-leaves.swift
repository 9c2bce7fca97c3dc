// A branch of a model's function does nothing but set the item, and leaves

import SwiftUI
struct Offer: Identifiable { let id: String }
final class ChartModel: ObservableObject {
  @Published var ↓requested: Offer?
  @Published var opened: String?
  func open(_ chart: String) {
    guard chart == "Steps" else {
      requested = Offer(id: chart)
      return
    }
    opened = chart
  }
}
@main struct ChartsApp: App { var body: some Scene { WindowGroup { ChartsView() } } }
struct ChartsView: View {
  @StateObject private var model = ChartModel()
  var body: some View {
    NavigationStack {
      Button("Sleep") { model.open("Sleep") }
        .navigationDestination(item: $model.opened) { Text($0) }
    }
  }
}
