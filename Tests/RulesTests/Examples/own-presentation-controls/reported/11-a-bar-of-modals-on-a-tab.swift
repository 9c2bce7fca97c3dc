// A bar with which modals close stands on a tab as well

import SwiftUI
@main struct FeedApp: App { var body: some Scene { WindowGroup { Tabs() } } }
struct Tabs: View { var body: some View { TabView { FeedView().tabItem { Text("Feed") }; Text("Me").tabItem { Text("Me") } } } }
struct FeedView: View {
  @State private var shown = false
  var body: some View {
    VStack { ↓CloseBar(); Button("Open") { shown = true } }.sheet(isPresented: $shown) { StoryView() }
  }
}
struct StoryView: View { var body: some View { VStack { Text("Story"); CloseBar() } } }
struct CloseBar: View {
  var isShown = true
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
