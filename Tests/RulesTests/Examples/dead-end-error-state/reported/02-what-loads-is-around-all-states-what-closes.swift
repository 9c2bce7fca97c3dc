// What loads is around all states, what closes is not

// prelude: reader-app
// prelude: article-button
struct ArticleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var phase = Phase.loading
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      ↓case .failed(let reason): Text(reason)
      case .loaded(let text):
        VStack {
          Button("Close") { dismiss() }
          Text(text)
        }
      }
    }
    .task { phase = .failed("Offline") }
  }
}
