import SwiftUI

/// Three pages that used to stand before the login.
struct LoginOnboardingView: View {
  var body: some View {
    VStack {
      Image(systemName: "airplane")
      Text("어디로 떠날까요?")
    }
    .navigationTitle("처음 오셨나요?")
  }
}
