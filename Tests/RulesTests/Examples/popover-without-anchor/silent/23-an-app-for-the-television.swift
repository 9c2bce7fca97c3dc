// Only the app for the television compiles it

import UIKit
final class RecipeController: UIViewController {}
// file: TV/ListController.swift
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = ListController()
    return true
  }
}
final class ListController: UIViewController {
  @objc func sort() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    present(menu, animated: true)
  }
}
// file: Recipes.xcodeproj/project.pbxproj
{
	objects = {
		AAAAAAAAAAAAAAAAAAAAAA01 = { isa = PBXProject; mainGroup = AAAAAAAAAAAAAAAAAAAAAA02; buildConfigurationList = AAAAAAAAAAAAAAAAAAAAAA03; };
		AAAAAAAAAAAAAAAAAAAAAA02 = { isa = PBXGroup; children = ( AAAAAAAAAAAAAAAAAAAAAA04, AAAAAAAAAAAAAAAAAAAAAA05, ); sourceTree = "<group>"; };
		AAAAAAAAAAAAAAAAAAAAAA03 = { isa = XCConfigurationList; buildConfigurations = ( ); };
		AAAAAAAAAAAAAAAAAAAAAA04 = { isa = PBXFileReference; path = Example.swift; sourceTree = "<group>"; };
		AAAAAAAAAAAAAAAAAAAAAA05 = { isa = PBXFileReference; path = TV/ListController.swift; sourceTree = "<group>"; };
		AAAAAAAAAAAAAAAAAAAAAA10 = {
			isa = PBXNativeTarget;
			name = Recipes;
			productType = "com.apple.product-type.application";
			buildConfigurationList = AAAAAAAAAAAAAAAAAAAAAA11;
			buildPhases = ( AAAAAAAAAAAAAAAAAAAAAA12, );
		};
		AAAAAAAAAAAAAAAAAAAAAA11 = { isa = XCConfigurationList; buildConfigurations = ( AAAAAAAAAAAAAAAAAAAAAA13, ); };
		AAAAAAAAAAAAAAAAAAAAAA12 = { isa = PBXSourcesBuildPhase; files = ( AAAAAAAAAAAAAAAAAAAAAA14, ); };
		AAAAAAAAAAAAAAAAAAAAAA13 = {
			isa = XCBuildConfiguration;
			buildSettings = {
				TARGETED_DEVICE_FAMILY = "1,2";
			};
			name = Debug;
		};
		AAAAAAAAAAAAAAAAAAAAAA14 = { isa = PBXBuildFile; fileRef = AAAAAAAAAAAAAAAAAAAAAA04; };
		AAAAAAAAAAAAAAAAAAAAAA20 = {
			isa = PBXNativeTarget;
			name = Television;
			productType = "com.apple.product-type.application";
			buildConfigurationList = AAAAAAAAAAAAAAAAAAAAAA21;
			buildPhases = ( AAAAAAAAAAAAAAAAAAAAAA22, );
		};
		AAAAAAAAAAAAAAAAAAAAAA21 = { isa = XCConfigurationList; buildConfigurations = ( AAAAAAAAAAAAAAAAAAAAAA23, ); };
		AAAAAAAAAAAAAAAAAAAAAA22 = { isa = PBXSourcesBuildPhase; files = ( AAAAAAAAAAAAAAAAAAAAAA24, ); };
		AAAAAAAAAAAAAAAAAAAAAA23 = {
			isa = XCBuildConfiguration;
			buildSettings = {
				TARGETED_DEVICE_FAMILY = 3;
			};
			name = Debug;
		};
		AAAAAAAAAAAAAAAAAAAAAA24 = { isa = PBXBuildFile; fileRef = AAAAAAAAAAAAAAAAAAAAAA05; };
	};
}
