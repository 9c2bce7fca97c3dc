struct LoginView: View {
  @ObservedObject var session: Session
  @State private var isIn = false
  var body: some View {
    NavigationStack(path: $session.path) {
      Button("Log in") { isIn = true }
        .fullScreenCover(isPresented: $isIn) { HomeView() }
        .navigationDestination(for: Page.self) { _ in DocumentsView() }
    }
  }
}
struct HomeView: View {
  @State private var showsDocuments = false
  var body: some View {
    Button("Documents") { showsDocuments = true }
      .sheet(isPresented: $showsDocuments) { DocumentsView() }
  }
}
struct DocumentsView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
