// A wrapper that shows what it is made with, in a link of the app's own that nothing uses

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
struct LazyLink<Destination: View>: View {
  var destination: () -> Destination
  var body: some View {
    NavigationLink("Open") { LazyView { destination() } }
  }
  private struct LazyView<Content: View>: View {
    var content: () -> Content
    var body: some View { content() }
  }
}
