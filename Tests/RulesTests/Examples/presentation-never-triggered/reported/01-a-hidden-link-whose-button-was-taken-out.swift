// A hidden link whose button was taken out

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ScoreView() } }
}
struct ScoreView: View {
  @State private var triesAgain = false
  var body: some View {
    NavigationView {
      VStack {
        Text("42")
        ↓NavigationLink(destination: QuestionView(), isActive: $triesAgain) { EmptyView() }
      }
    }
  }
}
struct QuestionView: View {
  var body: some View { Text("?") }
}
