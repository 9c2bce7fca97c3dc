// A view has another name inside of the screen that it belongs to

// prelude: home-app
struct HomeView: View {
  typealias MessageView = HomeDetailMessageView
  var body: some View { VStack { MessageView(text: "Home") } }
}
struct HomeDetailMessageView: View {
  let text: String
  var body: some View { Text(text).navigationTitle("Message") }
}
