// A stack around tabs, which a component of the app puts into stacks of their own

import SwiftUI

@main
struct ForumApp: App {
  var body: some Scene { WindowGroup { ↓NavigationStack { ForumTabs() } } }
}

struct ForumTabs: View {
  var body: some View {
    TabView {
      Tabbed(title: "Feed") { FeedPage() }
      Tabbed(title: "Me") { MePage() }
    }
  }
}

struct Tabbed<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    NavigationStack { content().navigationTitle(title) }
      .tabItem { Text(title) }
  }
}

struct FeedPage: View { var body: some View { NavigationLink("Post") { Text("Post") } } }
struct MePage: View { var body: some View { Text("Me") } }
