// The login says that it is the sign-up

import SwiftUI
enum Flow { case login, signUp }
enum LoginRoute: Hashable {
  case start, password
  var type: Flow { .↓signUp }
}
// prelude: sign-up-route
// prelude: screens
