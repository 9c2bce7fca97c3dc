import Observation

@Observable
final class Session {
  var isSignedIn = false
  var memberName = ""

  func signIn(as name: String) {
    memberName = name
    isSignedIn = true
  }

  func signOut() {
    memberName = ""
    isSignedIn = false
  }
}
