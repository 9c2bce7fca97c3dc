// The close button belongs to the content alone

// prelude: reader-app
// prelude: article-button
struct ArticleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var phase = Phase.loading
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      ↓case .failed(let reason): VStack { Image(systemName: "wifi.slash"); Text(reason).padding() }
      case .loaded(let text):
        VStack {
          Button("Close") { dismiss() }
          Text(text)
        }
      }
    }
  }
}
