import SwiftUI

struct BookingView: View {
  let viewModel: BookingViewModel

  var body: some View {
    VStack {
      Text(viewModel.slot)
      Button("예약하기") { viewModel.didTapBook() }
      Button("취소") { viewModel.didTapCancel() }
    }
    .navigationTitle("예약")
  }
}
