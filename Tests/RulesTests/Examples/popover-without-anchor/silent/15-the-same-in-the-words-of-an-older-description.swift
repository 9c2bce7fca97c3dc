// The same in the words of an older description

import UIKit
// prelude: recipe-controller
// file: Project.swift
import ProjectDescription
class Factory {
  var deployment: DeploymentTarget { .iOS(targetVersion: "13.0", devices: .iphone) }
  var targets: [Target] { [Target(name: "App", platform: .iOS, product: .app, deploymentTarget: deployment)] }
}
