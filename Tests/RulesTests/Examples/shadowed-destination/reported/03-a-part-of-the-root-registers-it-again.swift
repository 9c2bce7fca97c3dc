// Through modifiers: the stack and a part of its root register one type

import SwiftUI

@main
struct DemoApp: App {
  
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  var body: some View {
    NavigationStack {
      FeedView()
        .withAppDestinations()
    }
  }
}
struct FeedView: View {
  var body: some View {
    List(0..<5, id: \.self) { NavigationLink("Post \($0)", value: PostID(raw: $0)) }
      .↓withPostDestinations()
  }
}

struct PostID: Hashable { let raw: Int }
struct UserID: Hashable { let raw: Int }

extension View {
  func withAppDestinations() -> some View {
    navigationDestination(for: PostID.self) { PostView(id: $0) }
      .navigationDestination(for: UserID.self) { UserView(id: $0) }
  }
  func withPostDestinations() -> some View {
    modifier(PostDestinations())
  }
}
struct PostDestinations: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationDestination(for: PostID.self) { PostPreview(id: $0) }
  }
}

struct PostView: View { let id: PostID; var body: some View { NavigationLink("Author", value: UserID(raw: id.raw)) } }
struct PostPreview: View { let id: PostID; var body: some View { Text("Preview") } }
struct UserView: View { let id: UserID; var body: some View { Text("User") } }
