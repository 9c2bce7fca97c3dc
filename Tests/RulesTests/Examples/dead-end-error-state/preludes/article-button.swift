struct HomeView: View {
  @State private var showsArticle = false
  var body: some View {
    Button("Read") { showsArticle = true }
      .fullScreenCover(isPresented: $showsArticle) { ArticleView() }
  }
}
