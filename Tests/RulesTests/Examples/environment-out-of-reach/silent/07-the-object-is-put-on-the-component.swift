// The object is put on the component that brings the stack

import SwiftUI

@main
struct DemoApp: App {
  
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @StateObject private var session = Session()
  var body: some View {
    AppStack {
      FeedView()
    }
    .environmentObject(session)
  }
}

struct AppStack<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack { content() } }
}

final class Session: ObservableObject { @Published var name = "" }
struct FeedView: View {
  @EnvironmentObject private var session: Session
  var body: some View {
    NavigationLink(session.name) { ProfileView() }
  }
}
struct ProfileView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
