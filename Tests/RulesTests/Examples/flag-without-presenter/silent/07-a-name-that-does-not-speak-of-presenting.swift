// A name that does not speak of presenting

// prelude: home-app
struct HomeView: View {
  @State private var wasTapped = false
  var body: some View { Button("Tap") { wasTapped = true } }
}
