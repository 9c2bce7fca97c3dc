import SwiftUI
enum Page: Hashable { case documents }
final class Session: ObservableObject {
  @Published var isLoggedIn = false
  @Published var path: [Page] = []
}
