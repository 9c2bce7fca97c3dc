// An app for the iPhone alone

import UIKit
// prelude: recipe-controller
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = 1;
