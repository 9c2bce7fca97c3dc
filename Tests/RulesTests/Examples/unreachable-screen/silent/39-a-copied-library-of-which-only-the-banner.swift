// A copied library of which only the banner is public, which is not used either

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
// file: App/StatusBanner.swift
import UIKit
open class StatusBanner: NSObject {
  private let window = UIWindow()
  func show() { window.rootViewController = BannerViewController() }
}
// file: App/StatusBannerParts.swift
import UIKit
class BannerViewController: UIViewController {}
