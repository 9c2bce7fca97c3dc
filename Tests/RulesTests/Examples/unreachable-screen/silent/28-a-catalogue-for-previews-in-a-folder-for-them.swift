// A catalogue for previews, in a folder for them

// prelude: home-app
// prelude: home-view
// file: Design/Preview Files/ColorsView.swift
struct ColorsView: View {
  var body: some View { ScrollView { Text("Red") } }
}
#Preview { ColorsView() }
