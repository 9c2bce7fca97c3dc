// Every hop shows someone else

enum Route: Hashable {
  case profile(Int)
  case followers(Int)
}
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path.append(.profile(1)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .profile(let id): ProfileView(path: $path, id: id)
          case .followers(let id): FollowersView(path: $path, ids: [id + 1, id + 2])
          }
        }
    }
  }
}
struct ProfileView: View {
  @Binding var path: [Route]
  let id: Int
  var body: some View {
    Button("Followers") { path.append(.followers(id)) }
  }
}
struct FollowersView: View {
  @Binding var path: [Route]
  let ids: [Int]
  var body: some View {
    List(ids, id: \.self) { follower in
      Button("Follower") { path.append(.profile(follower)) }
    }
  }
}
