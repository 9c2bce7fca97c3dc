// The bar is told whether it has a button to close with

import SwiftUI
@main struct FeedApp: App { var body: some Scene { WindowGroup { Tabs() } } }
struct Tabs: View { var body: some View { TabView { FeedView().tabItem { Text("Feed") }; Text("Me").tabItem { Text("Me") } } } }
struct FeedView: View {
  @State private var shown = false
  var body: some View {
    VStack { CloseBar(isShown: false); Button("Open") { shown = true } }.sheet(isPresented: $shown) { StoryView() }
  }
}
struct StoryView: View { var body: some View { VStack { Text("Story"); CloseBar() } } }
struct CloseBar: View {
  var isShown = true
  @Environment(\.dismiss) private var dismiss
  var body: some View { if isShown { Button("Close") { dismiss() } } }
}
