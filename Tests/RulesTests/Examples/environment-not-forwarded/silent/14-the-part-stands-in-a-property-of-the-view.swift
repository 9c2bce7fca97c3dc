// The part is drawn by a property, and the body puts the object around that

import SwiftUI
import UIKit
final class Tiers: ObservableObject { @Published var name = "" }
final class ListController: UIViewController {
  @objc func open() { present(UIHostingController(rootView: TierNavigation()), animated: true) }
}
struct TierNavigation: View {
  @StateObject private var tiers = Tiers()
  var isOwn = true
  var body: some View {
    Group {
      if isOwn { NavigationStack { content } } else { content }
    }
    .environmentObject(tiers)
  }
  private var content: some View { VStack { TierView() } }
}
struct TierView: View {
  @EnvironmentObject var tiers: Tiers
  var body: some View { Text(tiers.name) }
}
