// Through a model: a stream puts a new section model into the form's model with each order

// prelude: home-app
struct HomeView: View {
  @StateObject private var form = FormModel()
  var body: some View { CustomerSection(model: form.section) }
}
final class FormModel: ObservableObject {
  @Published private(set) var section = SectionModel(name: "")
  private let orders = PassthroughSubject<String, Never>()
  init() {
    orders
      .map { ↓SectionModel(name: $0) }
      .receive(on: DispatchQueue.main)
      .assign(to: &$section)
  }
}
final class SectionModel: ObservableObject {
  @Published var searches = false
  let name: String
  init(name: String) { self.name = name }
}
struct CustomerSection: View {
  @ObservedObject var model: SectionModel
  var body: some View {
    Button("Customer") { model.searches = true }
      .sheet(isPresented: $model.searches) { Text("Search") }
  }
}
