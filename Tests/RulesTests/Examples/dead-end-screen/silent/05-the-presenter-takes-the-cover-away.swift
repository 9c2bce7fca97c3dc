// The presenter takes the cover away

// prelude: home-app
struct HomeView: View {
  @State private var showsUpload = false
  var body: some View {
    Button("Upload") { showsUpload = true }
      .fullScreenCover(isPresented: $showsUpload) { UploadView() }
      .task {
        await upload()
        showsUpload = false
      }
  }
  private func upload() async {}
}
struct UploadView: View {
  var body: some View { Text("Uploading") }
}
