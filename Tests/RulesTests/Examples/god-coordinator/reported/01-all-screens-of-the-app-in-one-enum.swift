// All screens of the app in one enum

import SwiftUI
enum Route: Hashable {
  case ↓page1, page2, page3, page4, page5, page6, page7, page8, page9, page10, page11, page12, page13, page14, page15, page16, page17, page18, page19, page20, page21, page22, page23, page24, page25, page26
}
@main struct DemoApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Button("Open") { path.append(.page1) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .page1, .page2, .page3, .page4, .page5, .page6, .page7, .page8, .page9, .page10, .page11, .page12, .page13, .page14, .page15, .page16, .page17, .page18, .page19, .page20, .page21, .page22, .page23, .page24, .page25, .page26: PageView()
            }
          }
      }
    }
  }
}
struct PageView: View { var body: some View { Text("Page") } }
