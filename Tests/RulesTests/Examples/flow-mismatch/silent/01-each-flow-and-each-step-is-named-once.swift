// Each flow and each step is named once

import SwiftUI
enum Flow { case login, signUp }
// prelude: login-route
// prelude: sign-up-route
// prelude: screens
