// A part without an app, and nothing says what it runs on

import UIKit
// prelude: recipe-controller
