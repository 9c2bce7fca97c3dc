// What a link will show is chosen on each appearance, and the link is followed once
// option appearances: true

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { SplashView() } }
}
struct SplashView: View {
  @State private var isActive = false
  @State private var hasBegun = false
  @State private var next: AnyView?
  var body: some View {
    NavigationView {
      NavigationLink(destination: next, isActive: $isActive) { EmptyView() }
        .onAppear { next = AnyView(HomeView()) }
        .onAppear {
          guard !hasBegun else { return }
          hasBegun = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isActive = true }
        }
    }
  }
}
// prelude: home-view
