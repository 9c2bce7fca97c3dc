import SwiftUI

struct StoreView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text("동네 시장")
      Button("지도에서 보기") {
        openURL(URL(string: "https://maps.example.com")!)
      }
    }
    .navigationTitle("가게")
  }
}
