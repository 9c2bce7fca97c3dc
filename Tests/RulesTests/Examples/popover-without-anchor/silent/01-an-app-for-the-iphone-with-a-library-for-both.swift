// An app for the iPhone with a library for both in a folder of its own

import UIKit
final class RecipeController: UIViewController {
  @objc func share() {
    present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)
  }
}
// file: Recipes.xcodeproj/project.pbxproj
		AAAAAAAAAAAAAAAAAAAAAAA1 /* App */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = AAAAAAAAAAAAAAAAAAAAAAA2 /* List */;
			productType = "com.apple.product-type.application";
		};
		AAAAAAAAAAAAAAAAAAAAAAA2 /* List */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				AAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */,
			);
		};
		AAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				TARGETED_DEVICE_FAMILY = 1;
			};
			name = Debug;
		};
// file: Libraries/Picker/PickerDemo.xcodeproj/project.pbxproj
		AAAAAAAAAAAAAAAAAAAAAAA1 /* App */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = AAAAAAAAAAAAAAAAAAAAAAA2 /* List */;
			productType = "com.apple.product-type.application";
		};
		AAAAAAAAAAAAAAAAAAAAAAA2 /* List */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				AAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */,
			);
		};
		AAAAAAAAAAAAAAAAAAAAAAA3 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				TARGETED_DEVICE_FAMILY = "1,2";
			};
			name = Debug;
		};
