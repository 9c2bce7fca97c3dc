// The error has a button

// prelude: reader-app
// prelude: article-button
struct ArticleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var phase = Phase.loading
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      case .failed(let reason): VStack { Text(reason); Button("Close") { dismiss() } }
      case .loaded(let text):
        VStack {
          Button("Close") { dismiss() }
          Text(text)
        }
      }
    }
  }
}
