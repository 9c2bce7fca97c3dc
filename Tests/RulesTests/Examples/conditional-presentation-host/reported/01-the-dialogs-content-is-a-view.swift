// The cover hangs on the branch that its own button ends

// prelude: home-app
struct HomeView: View {
  @State private var isLocked = true
  @State private var explains = false
  var body: some View {
    if !isLocked {
      Text("Home")
    } else {
      Button("Why?") { explains = true }
        .↓fullScreenCover(isPresented: $explains) { Button("Unlock") { isLocked = false } }
    }
  }
}
