// Until then the sheet shows something else

import SwiftUI
struct Person { var name: String }
struct PeopleView: View {
  @State private var showsPerson = false
  @State private var person: Person?
  var body: some View {
    Button("Ada") {
      person = Person(name: "Ada")
      showsPerson = true
    }
    .sheet(isPresented: $showsPerson) {
      VStack {
        if let person { Text(person.name) } else { Text("Loading") }
      }
    }
  }
}
