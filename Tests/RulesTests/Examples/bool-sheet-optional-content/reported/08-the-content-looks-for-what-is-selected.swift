// Through a modifier: the content looks for what is selected

import SwiftUI

@main
struct DemoApp: App {
  
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct Track: Identifiable, Hashable { let id: Int; let title: String }
@Observable final class HomeModel {
  var tracks = [Track(id: 1, title: "A")]
  var selectedID: Int?
  var showsDetail = false
}

struct HomeView: View {
  @State private var showsDetail = false
  @State private var selectedID: Int?
  let tracks = [Track(id: 1, title: "A"), Track(id: 2, title: "B")]
  var body: some View {
    List(tracks) { track in
      Button(track.title) {
        selectedID = track.id
        showsDetail = true
      }
    }
    .↓detailSheet($showsDetail) { detail }
  }
  @ViewBuilder private var detail: some View {
    if let track = tracks.first(where: { $0.id == selectedID }) {
      TrackDetail(track: track)
    }
  }
}

extension View {
  func detailSheet<Detail: View>(_ shown: Binding<Bool>, @ViewBuilder detail: @escaping () -> Detail) -> some View {
    sheet(isPresented: shown) { detail() }
  }
}
struct TrackDetail: View { let track: Track; var body: some View { Text(track.title) } }
