// A field that is bound to a constant, and a way out that nobody calls

import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
struct Track: Identifiable { let id: Int }
struct HomeView: View {
  @State private var track: Track?
  var body: some View {
    Button("Play") { track = Track(id: 1) }.fullScreenCover(item: $track) { PlayerView(track: $0) }
  }
}
struct ↓PlayerView: View {
  let track: Track
  @State private var volume = 0.5
  @Environment(\.dismiss) private var dismiss
  var body: some View { VStack { Slider(value: $volume); TextField("Name", text: .constant("")) } }
}
