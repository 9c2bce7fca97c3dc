import SwiftUI

struct ReaderView: View {
  let position: ReadingPosition
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(position.page)쪽")
      Button("닫기") { dismiss() }
    }
  }
}
