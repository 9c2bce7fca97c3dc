import SwiftUI

struct MeetingView: View {
  let number: Int
  @State private var isLive = false

  var body: some View {
    VStack {
      Text("\(number)회 모임")
      Button("들어가기") { isLive = true }
    }
    .fullScreenCover(isPresented: $isLive) {
      LiveMeetingView(number: number)
    }
  }
}

struct LiveMeetingView: View {
  let number: Int

  var body: some View {
    VStack {
      ProgressView()
      Text("\(number)회 모임에 연결하는 중")
    }
  }
}
