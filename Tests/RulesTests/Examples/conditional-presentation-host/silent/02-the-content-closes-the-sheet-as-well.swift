// The content closes the sheet as well

// prelude: home-app
struct HomeView: View {
  @State private var isNew = true
  @State private var showsTour = false
  var body: some View {
    if isNew {
      Button("Tour") { showsTour = true }
        .sheet(isPresented: $showsTour) {
          Button("Done") {
            showsTour = false
            isNew = false
          }
        }
    }
  }
}
