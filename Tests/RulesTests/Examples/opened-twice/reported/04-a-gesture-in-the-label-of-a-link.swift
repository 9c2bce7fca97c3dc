// A gesture on the row that is the label of a link

import SwiftUI
@main struct RecipesApp: App { var body: some Scene { WindowGroup { RecipesView() } } }
struct RecipesView: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(value: 1) { RecipeRow { path.append(1) } }
        .navigationDestination(for: Int.self) { RecipeView(number: $0) }
    }
  }
}
struct RecipeRow: View {
  let onTap: () -> Void
  var body: some View { Text("Soup").↓simultaneousGesture(TapGesture().onEnded { onTap() }) }
}
struct RecipeView: View { let number: Int; var body: some View { Text("\(number)") } }
