// The flow hangs on something

import SwiftUI
enum Flow { case login, signUp }
enum LoginRoute: Hashable {
  case start, password
  var type: Flow { self == .start ? .signUp : .login }
}
// prelude: sign-up-route
// prelude: screens
