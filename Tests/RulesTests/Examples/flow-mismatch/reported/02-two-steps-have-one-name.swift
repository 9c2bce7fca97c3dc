// Two steps have one name

import SwiftUI
enum Flow { case login, signUp }
// prelude: login-route
enum SignUpRoute: Hashable {
  case name, terms
  var type: Flow { .signUp }
  var description: String {
    switch self {
    case .name: "name"
    case .terms: ↓"name"
    }
  }
}
// prelude: screens
