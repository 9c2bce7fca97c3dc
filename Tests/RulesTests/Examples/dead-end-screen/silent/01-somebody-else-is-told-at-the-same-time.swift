// Somebody else is told at the same time, and may take the whole stack away

@main struct DemoApp: App {
  @AppStorage("isSignedIn") private var isSignedIn = false
  var body: some Scene {
    WindowGroup {
      if isSignedIn { HomeView() } else { SignUpView(onSuccess: { isSignedIn = true }) }
    }
  }
}
struct SignUpView: View {
  var onSuccess: () -> Void
  @State private var showsThanks = false
  var body: some View {
    Button("Sign up") {
      onSuccess()
      showsThanks = true
    }
    .fullScreenCover(isPresented: $showsThanks) { ThanksView() }
  }
}
struct HomeView: View { var body: some View { Text("Home") } }
struct ThanksView: View { var body: some View { Text("Look into your mail") } }
