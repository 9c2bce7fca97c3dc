// The action is read in the view that the sheet shows

import SwiftUI
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false
  var body: some View {
    Button("News") { shows = true }
      .sheet(isPresented: $shows) { NewsView() }
      .toolbar { Button("Close") { dismiss() } }
  }
}
struct NewsView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("News").toolbar { Button("Close") { dismiss() } } }
}
