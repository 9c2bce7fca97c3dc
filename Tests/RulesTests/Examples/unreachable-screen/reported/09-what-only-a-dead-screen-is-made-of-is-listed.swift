// What only a dead screen is made of is listed with it

// prelude: home-app
// prelude: home-view
struct ↓OldProfileView: View {
  let name: String
  var body: some View { VStack { OldAvatarView(name: name) } }
}
struct OldAvatarView: View {
  let name: String
  var body: some View { Text(name) }
}
