// All cases lead to one alert

// prelude: home-app
enum Question: String, Identifiable {
  case name, number
  var id: String { rawValue }
}
struct HomeView: View {
  @State private var question: Question?
  var body: some View {
    Button("Ask") { question = .name }
      .alert(item: $question) { question in Alert(title: Text(question.rawValue)) }
  }
}
