// A class of the app's own is called as SwiftUI's protocol; an interface file makes its subclass

// prelude: home-app
struct HomeView: SwiftUI.View {
  var body: some SwiftUI.View { Text("Home") }
}
class View: UIView {}
final class ShadowView: View {}
