import SwiftUI

struct TimerView: View {
  let minutes: Int

  var body: some View {
    VStack {
      Text("\(minutes)분")
      Button("요리 끝") {
        Router.shared.endRoute(of: .recipe)
      }
      Button("처음으로") {
        Router.shared.popToRoot()
      }
    }
    .navigationTitle("타이머")
  }
}
