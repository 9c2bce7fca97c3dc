// A screen that is meant to hold the user, by a word of the team's
// option blocking: [Recall]

// prelude: home-app
struct HomeView: View {
  @State private var isRecalled = false
  var body: some View {
    Button("Check") { isRecalled = true }
      .fullScreenCover(isPresented: $isRecalled) { RecallNoticeView() }
  }
}
struct RecallNoticeView: View {
  var body: some View { Text("Stop using the device") }
}
