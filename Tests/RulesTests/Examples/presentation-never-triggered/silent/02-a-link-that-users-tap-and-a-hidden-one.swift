// A link that users tap, and a hidden one that a button follows

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ScoreView() } }
}
struct ScoreView: View {
  @State private var opens = false
  @State private var triesAgain = false
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: QuestionView(), isActive: $opens) { Text("Question") }
        Button("Again") { triesAgain = true }
        NavigationLink("", destination: QuestionView(), isActive: $triesAgain)
      }
    }
  }
}
struct QuestionView: View {
  var body: some View { Text("?") }
}
