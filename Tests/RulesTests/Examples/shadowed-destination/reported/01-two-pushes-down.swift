// Two pushes down

enum Route: Hashable { case user(Int) }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { FeedView() } }
}
struct FeedView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Post") { PostView() }
        .navigationDestination(for: Route.self) { _ in UserView() }
    }
  }
}
struct PostView: View {
  var body: some View { NavigationLink("Likes") { LikesView() } }
}
struct LikesView: View {
  var body: some View {
    NavigationLink("User", value: Route.user(1))
      .↓navigationDestination(for: Route.self) { _ in CompactUserView() }
  }
}
struct UserView: View {
  var body: some View { Text("User") }
}
struct CompactUserView: View {
  var body: some View { Text("User") }
}
