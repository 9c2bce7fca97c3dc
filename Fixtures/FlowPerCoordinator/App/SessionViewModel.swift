import SwiftUI

enum SessionState {
  case signedOut
  case signedIn
}

final class SessionViewModel: ObservableObject {
  @Published private(set) var state: SessionState = .signedOut
  @Published var email = ""
  @Published var password = ""

  func logIn() {
    guard !email.isEmpty, !password.isEmpty else { return }
    state = .signedIn
  }

  func logOut() {
    password = ""
    state = .signedOut
  }
}
