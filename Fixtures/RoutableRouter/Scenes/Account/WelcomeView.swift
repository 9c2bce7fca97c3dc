import SwiftUI

struct WelcomeView: View {
  let name: String

  var body: some View {
    VStack {
      Text("\(name)님, 어서 오세요")
      Button("시작") {
        Router.shared.dismiss()
      }
    }
  }
}
