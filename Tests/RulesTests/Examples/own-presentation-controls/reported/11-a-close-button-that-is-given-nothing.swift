// Through a component: a close button that dismisses where it is given nothing

// prelude: home-app
struct HomeView: View {
  @State private var isExpanded = false
  var body: some View {
    ZStack {
      Button("Play") { isExpanded = true }
      if isExpanded { PlayerOverlay(isExpanded: $isExpanded) }
    }
  }
}
struct PlayerOverlay: View {
  @Binding var isExpanded: Bool
  var body: some View { CloseButton() }
}
struct CloseButton: View {
  var action: (() -> Void)?
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") {
      if let action { action() } else { ↓dismiss() }
    }
  }
}
