// The widget has a button of its own

import AppIntents
import SwiftUI
import WidgetKit
struct ListWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "list", provider: Provider()) { _ in ListWidgetView() }
  }
}
struct ListWidgetView: View {
  var body: some View { Link(destination: URL(string: "demo://coin/1")!) { Text("Coin") } }
}
struct CoinWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "coin", provider: Provider()) { _ in CoinWidgetView() }
  }
}
struct CoinWidgetView: View {
  var body: some View { Button("Refresh", intent: RefreshIntent()) }
}
