// An app with one planted defect: nothing leads to LostView. SwiftUI is only there on Apple's systems; navlint reads the file all the same.
#if canImport(SwiftUI)
  import SwiftUI

  @main
  struct ExampleApp: App {
    var body: some Scene { WindowGroup { HomeView() } }
  }

  struct HomeView: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Detail") { DetailView() }.navigationTitle("Home")
      }
    }
  }

  struct DetailView: View {
    var body: some View { Text("Detail").navigationTitle("Detail") }
  }

  struct LostView: View {
    var body: some View { Text("Lost").navigationTitle("Lost") }
  }
#endif
