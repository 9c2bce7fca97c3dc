// Nothing says what the app runs on

import UIKit
// prelude: recipe-controller
