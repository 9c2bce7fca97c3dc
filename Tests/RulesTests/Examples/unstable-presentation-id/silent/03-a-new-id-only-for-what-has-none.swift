// A new id only for what has none

struct Download: Identifiable {
  let saved: String?
  var id: String { saved ?? UUID().uuidString }
}
struct HomeView: View {
  @State private var download: Download?
  var body: some View {
    Button("Open") { download = Download(saved: "1") }
      .sheet(item: $download) { _ in Text("Download") }
  }
}
