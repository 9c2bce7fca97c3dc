// Only debug builds have the screen

// prelude: home-app
// prelude: home-view
#if DEBUG
struct FeatureFlagsView: View {
  var body: some View { Text("Flags").navigationTitle("Flags") }
}
#endif
