// The app inherits the iPhone alone from a file of settings

import UIKit
final class ReportController: UIViewController {
  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
  }
  @objc private func share() {
    present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)
  }
}
// file: Settings/App.xcconfig
#include "../Shared/Shared.xcconfig"
SDKROOT = iphoneos
// file: Shared/Shared.xcconfig
TARGETED_DEVICE_FAMILY = 1
// file: App.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
	archiveVersion = 1;
	objectVersion = 54;
	objects = {
/* Begin PBXBuildFile section */
		A00000000000000000000001 /* Share.swift in Sources */ = {isa = PBXBuildFile; fileRef = A00000000000000000000002 /* Share.swift */; };
/* End PBXBuildFile section */
/* Begin PBXFileReference section */
		A00000000000000000000002 /* Share.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Example.swift; sourceTree = "<group>"; };
		A00000000000000000000003 /* App.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = App.xcconfig; sourceTree = "<group>"; };
		A00000000000000000000004 /* App.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
/* End PBXFileReference section */
/* Begin PBXGroup section */
		A00000000000000000000005 = {isa = PBXGroup; children = (A00000000000000000000003 /* App.xcconfig */, A00000000000000000000006 /* Sources */, ); sourceTree = "<group>"; };
		A00000000000000000000006 /* Sources */ = {isa = PBXGroup; children = (A00000000000000000000002 /* Share.swift */, ); name = Sources; sourceTree = "<group>"; };
/* End PBXGroup section */
/* Begin PBXNativeTarget section */
		A00000000000000000000007 /* App */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = A00000000000000000000010;
			buildPhases = (
				A00000000000000000000008 /* Sources */,
			);
			name = App;
			productName = App;
			productReference = A00000000000000000000004 /* App.app */;
			productType = "com.apple.product-type.application";
		};
		A00000000000000000000027 /* Watch */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = A00000000000000000000030;
			buildPhases = (
			);
			name = Watch;
			productName = Watch;
			productType = "com.apple.product-type.application.watchapp2";
		};
/* End PBXNativeTarget section */
/* Begin PBXProject section */
		A00000000000000000000009 /* Project object */ = {
			isa = PBXProject;
			buildConfigurationList = A00000000000000000000011;
			mainGroup = A00000000000000000000005;
			targets = (
				A00000000000000000000007 /* App */,
				A00000000000000000000027 /* Watch */,
			);
		};
/* End PBXProject section */
/* Begin PBXSourcesBuildPhase section */
		A00000000000000000000008 /* Sources */ = {
			isa = PBXSourcesBuildPhase;
			files = (
				A00000000000000000000001 /* Share.swift in Sources */,
			);
		};
/* End PBXSourcesBuildPhase section */
/* Begin XCBuildConfiguration section */
		A00000000000000000000012 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				PRODUCT_NAME = "$(TARGET_NAME)";
			};
			name = Debug;
		};
		A00000000000000000000013 /* Debug */ = {
			isa = XCBuildConfiguration;
			baseConfigurationReference = A00000000000000000000003 /* App.xcconfig */;
			buildSettings = {
			};
			name = Debug;
		};
		A00000000000000000000032 /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				SDKROOT = watchos;
				TARGETED_DEVICE_FAMILY = 4;
				
			};
			name = Debug;
		};
/* End XCBuildConfiguration section */
/* Begin XCConfigurationList section */
		A00000000000000000000010 = {
			isa = XCConfigurationList;
			buildConfigurations = (
				A00000000000000000000012 /* Debug */,
			);
		};
		A00000000000000000000011 = {
			isa = XCConfigurationList;
			buildConfigurations = (
				A00000000000000000000013 /* Debug */,
			);
		};
		A00000000000000000000030 = {
			isa = XCConfigurationList;
			buildConfigurations = (
				A00000000000000000000032 /* Debug */,
			);
		};
/* End XCConfigurationList section */
	};
	rootObject = A00000000000000000000009 /* Project object */;
}
