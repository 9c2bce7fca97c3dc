// A pushed screen that hides its back button

// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Receipt") { ReceiptView() }
    }
  }
}
struct ↓ReceiptView: View {
  var body: some View {
    Text("Thank you").navigationBarBackButtonHidden(true)
  }
}
