// A wrapper that only shows what it is made with, and that nothing uses

import SwiftUI
// prelude: home-app
// prelude: home-view
struct LazyScreen<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
