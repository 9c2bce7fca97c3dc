import SwiftUI

struct ClinicHomeView: View {
  let viewModel: ClinicHomeViewModel

  var body: some View {
    List {
      Button("예약") { viewModel.didTapBook() }
      Button("우리 아이들") { viewModel.didTapPets() }
      Button("영상 진료") { viewModel.didTapVideoCall() }
      Button("응급") { viewModel.didTapEmergency() }
    }
    .navigationTitle("동물병원")
  }
}
