// Elsewhere on the screen the words lead where they say

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HubView() } }
}
struct HubView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Coupons") { CouponsView() }
        NavigationLink("Reviews") { CouponsView() }
        NavigationLink("Reviews") { ReviewsView() }
      }
    }
  }
}
struct CouponsView: View { var body: some View { Text("Coupons") } }
struct ReviewsView: View { var body: some View { Text("Reviews") } }
