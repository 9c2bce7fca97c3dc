// The content captures the value, so the body reads it

struct Person { let name: String }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { PeopleView() } }
}
struct PeopleView: View {
  @State private var picked: Person?
  @State private var isPicked = false
  var body: some View {
    Button("Open") {
      picked = Person(name: "Ada")
      isPicked = true
    }
    .sheet(isPresented: $isPicked) { [picked] in
      if let picked { Text(picked.name) }
    }
  }
}
