// An observer keeps the flag in step with what is presented

struct Problem: Identifiable { let id: Int }
// prelude: home-app
final class HomeModel: ObservableObject {
  @Published var problem: Problem? = nil { didSet { showAlert = problem != nil } }
  @Published var showAlert = false
  func save() { problem = Problem(id: 1) }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Button("Save") { model.save() }
      .alert(item: $model.problem) { problem in Alert(title: Text("\(problem.id)")) }
  }
}
