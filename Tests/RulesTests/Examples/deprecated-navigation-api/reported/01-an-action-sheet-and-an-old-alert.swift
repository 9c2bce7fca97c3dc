// An action sheet and an old alert

struct HomeView: View {
  @State private var asks = false
  @State private var failed = false
  var body: some View {
    Button("Delete") { asks = true }
      .↓actionSheet(isPresented: $asks) { ActionSheet(title: Text("Delete?")) }
      .↓alert(isPresented: $failed) { Alert(title: Text("Failed")) }
  }
}
