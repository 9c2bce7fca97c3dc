// No arm navigates: links that set something

import SwiftUI
enum Link { case theme(String), sound }
@main struct ShopApp: App {
  @State private var theme = ""
  var body: some Scene {
    WindowGroup { Text(theme).onOpenURL { open(parse($0)) } }
  }
  private func open(_ link: Link) {
    switch link {
    case .theme(let name): theme = name
    case .sound: break
    }
  }
  private func parse(_ url: URL) -> Link { .sound }
}
