// Of two files of settings one is for the iPhone alone

import UIKit
// prelude: recipe-controller
// file: Settings/Project.xcconfig
TARGETED_DEVICE_FAMILY = 1
// file: Settings/Catalogue.xcconfig
TARGETED_DEVICE_FAMILY = 1,2
