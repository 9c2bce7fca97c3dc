// An app for the iPhone whose project a generator makes, with a project for tests in a folder of its own

import UIKit
// prelude: recipe-controller
// file: project.yml
targets:
  App:
    settings:
      base:
        TARGETED_DEVICE_FAMILY: 1

// file: Packages/Kit/Tests/Host.xcodeproj/project.pbxproj
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
