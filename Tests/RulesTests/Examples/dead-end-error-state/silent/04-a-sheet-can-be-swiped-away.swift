// A sheet can be swiped away

// prelude: reader-app
struct HomeView: View {
  @State private var showsArticle = false
  var body: some View {
    Button("Read") { showsArticle = true }
      .sheet(isPresented: $showsArticle) { ArticleView() }
  }
}
struct ArticleView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var phase = Phase.loading
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      case .loaded(let text):
        VStack {
          Button("Close") { dismiss() }
          Text(text)
        }
      }
    }
  }
}
