// None of the widgets leads anywhere: it opens the app

import SwiftUI
import WidgetKit
struct CoinWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "coin", provider: Provider()) { _ in CoinWidgetView() }
  }
}
struct CoinWidgetView: View { var body: some View { Text("Coin") } }
