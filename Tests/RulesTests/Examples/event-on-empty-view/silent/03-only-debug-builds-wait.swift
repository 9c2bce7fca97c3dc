// Only debug builds wait

// prelude: home-app
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Text("Home") }
  #if DEBUG
  private var closer: some View { EmptyView().onAppear { dismiss() } }
  #endif
}
