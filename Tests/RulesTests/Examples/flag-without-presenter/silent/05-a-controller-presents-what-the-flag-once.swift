// A controller presents what the flag once stood for

import SwiftUI
import UIKit
// prelude: home-app
struct HomeView: View {
  @State private var isShareSheetShowing = false
  let link: URL?
  var body: some View { Button("Share") { share() } }
  private func share() {
    isShareSheetShowing.toggle()
    if let link {
      let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
      window?.rootViewController?.present(UIActivityViewController(activityItems: [link], applicationActivities: nil), animated: true)
    }
  }
}
