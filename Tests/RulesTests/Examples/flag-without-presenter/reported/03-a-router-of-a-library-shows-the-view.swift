// A router of a library shows the view

import RouterKit
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { RouterStack(of: BudgetPage.self) } }
}
enum BudgetPage: RoutedPage {
  case list
  @ViewBuilder func page() -> some View {
    switch self {
    case .list: BudgetScreen()
    }
  }
}
struct BudgetScreen: View {
  @State private var ↓showsEditor = false
  var body: some View { Button("Edit") { showsEditor.toggle() } }
}
