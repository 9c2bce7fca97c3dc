// A left-over row is dead code, but no screen

// prelude: home-app
// prelude: home-view
struct OldOfferRow: View {
  var body: some View { Text("Offer") }
}
