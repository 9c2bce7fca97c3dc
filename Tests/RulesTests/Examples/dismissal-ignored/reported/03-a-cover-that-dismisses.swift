// A cover's close button only tells SwiftUI

// prelude: home-app
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("Open") { shows = true }
      .fullScreenCover(isPresented: ↓Binding(get: { shows }, set: { _ in })) { Cover() }
  }
}
struct Cover: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
