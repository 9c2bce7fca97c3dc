// The form runs a closure of its presenter, which saves and closes nothing

import SwiftUI

@main
struct PetApp: App {
  var body: some Scene { WindowGroup { PetsView() } }
}

@Observable
final class PetsModel {
  var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

struct PetsView: View {
  @State private var model = PetsModel()
  @State private var isAdding = false
  var body: some View {
    List(model.names, id: \.self) { Text($0) }
      .toolbar { Button("Add") { isAdding = true } }
      .fullScreenCover(isPresented: $isAdding) {
        ↓PetForm(onDone: { name in model.add(name) })
      }
  }
}

struct PetForm: View {
  let onDone: (String) -> Void
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Done") { onDone(name) }
    }
  }
}
