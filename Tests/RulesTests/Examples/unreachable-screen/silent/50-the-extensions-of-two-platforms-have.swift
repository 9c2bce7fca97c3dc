// The extensions of two platforms have controllers of one name, and each list names its own

@main struct DemoApp: App { var body: some Scene { WindowGroup { Text("Home") } } }
// file: iOS/Share/ShareController.swift
import UIKit
@objc(ShareController) final class ShareController: UINavigationController {}
// file: iOS/Share/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>NSExtension</key>
  <dict>
    <key>NSExtensionPrincipalClass</key><string>ShareController</string>
    <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
  </dict>
</dict>
</plist>
// file: Tablet/Share/ShareController.swift
import UIKit
@objc(ShareController) final class ShareController: UITableViewController {}
// file: Tablet/Share/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>NSExtension</key>
  <dict>
    <key>NSExtensionPrincipalClass</key><string>ShareController</string>
    <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
  </dict>
</dict>
</plist>
