// The screen reports back through a callback

// prelude: home-app
struct HomeView: View {
  @State private var showsIntro = false
  var body: some View {
    Button("Intro") { showsIntro = true }
      .fullScreenCover(isPresented: $showsIntro) {
        IntroView(onDone: { showsIntro = false })
      }
  }
}
struct IntroView: View {
  let onDone: () -> Void
  var body: some View { Button("Done", action: onDone) }
}
