// A host of the app puts a modifier around what it is given

import SwiftUI
import UIKit
final class Theme: ObservableObject { @Published var name = "" }
struct Themed: ViewModifier {
  let theme: Theme
  func body(content: Content) -> some View { content.environmentObject(theme) }
}
class ModifiedHost<Content: View, Modifier: ViewModifier>: UIHostingController<ModifiedHost.Wrapper> {
  init(rootView: Content, modifier: Modifier) {
    super.init(rootView: .init(content: rootView, modifier: modifier))
  }
  struct Wrapper: View {
    let content: Content
    let modifier: Modifier
    var body: some View { content.modifier(modifier) }
  }
}
class ThemedHost<Content: View>: ModifiedHost<Content, Themed> {
  init(rootView: Content, theme: Theme = Theme()) { super.init(rootView: rootView, modifier: Themed(theme: theme)) }
}
final class ListController: UIViewController {
  @objc func open() { present(ThemedHost(rootView: NewsView()), animated: true) }
}
struct NewsView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}
