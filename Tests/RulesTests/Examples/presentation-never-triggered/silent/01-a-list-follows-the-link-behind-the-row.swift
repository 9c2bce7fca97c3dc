// A list follows the link behind the row that is tapped

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationView { ScoresView() } } }
}
struct ScoresView: View {
  let scores = [1, 2]
  var body: some View {
    List {
      ForEach(scores, id: \.self) { score in ScoreRow(score: score) }
    }
  }
}
struct ScoreRow: View {
  @State private var isOpen = false
  let score: Int
  var body: some View {
    Text("\(score)")
      .background(NavigationLink(destination: ScoreView(score: score), isActive: $isOpen) {}.opacity(0))
  }
}
struct ScoreView: View {
  let score: Int
  var body: some View { Text("\(score)") }
}
