// What does not run here moves nobody

import SwiftUI
struct LogView: View {
  var body: some View {
    EmptyView().onAppear { print("seen") }
  }
}
