// An app for the iPhone alone, with a framework that could do more

import UIKit
final class RecipeController: UIViewController {
  @objc func share() {
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
AAAAAAAAAAAAAAAAAAAAAAA1 /* App */ = {
  isa = PBXNativeTarget;
  buildConfigurationList = BBBBBBBBBBBBBBBBBBBBBBB1 /* List */;
  productType = "com.apple.product-type.application";
};
BBBBBBBBBBBBBBBBBBBBBBB1 /* List */ = {
  buildConfigurations = (
    CCCCCCCCCCCCCCCCCCCCCCC1 /* Release */,
  );
};
CCCCCCCCCCCCCCCCCCCCCCC1 /* Release */ = {
  buildSettings = {
    TARGETED_DEVICE_FAMILY = 1;
  };
};
// file: Kit.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
