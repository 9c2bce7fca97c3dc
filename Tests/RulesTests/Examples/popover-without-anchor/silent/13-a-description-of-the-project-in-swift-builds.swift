// A description of the project in Swift builds the app for the iPhone alone

import UIKit
// prelude: recipe-controller
// file: Tuist/ProjectDescriptionHelpers/Targets.swift
import ProjectDescription
extension Target {
  static func module(_ name: String, isApp: Bool) -> Target {
    isApp
      ? .target(name: name, destinations: [.iPhone], product: isApp ? .app : .staticFramework, bundleId: name)
      : .target(name: name, destinations: .iOS, product: .staticFramework, bundleId: name)
  }
}
