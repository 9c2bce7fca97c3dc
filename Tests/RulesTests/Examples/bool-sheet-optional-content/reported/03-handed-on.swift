// The content hands the choice on to its screen

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { PeopleView() } }
}
struct PeopleView: View {
  @State private var shows = false
  @State private var picked: String?
  var body: some View {
    List(["Ada", "Bob"], id: \.self) { name in
      Button(name) {
        picked = name
        shows = true
      }
    }
    .↓sheet(isPresented: $shows) { PersonView(name: picked ?? "") }
  }
}
struct PersonView: View {
  let name: String
  var body: some View { Text(name) }
}
