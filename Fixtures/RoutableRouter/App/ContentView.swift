import SwiftUI

struct ContentView: View {
  var body: some View {
    Router.shared.Stack {
      HomeView()
    }
  }
}
