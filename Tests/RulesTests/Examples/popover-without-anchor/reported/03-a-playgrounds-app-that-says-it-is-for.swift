// A playground's app that says it is for the iPad

import PackageDescription
import UIKit
let package = Package(name: "Recipes", products: [.iOSApplication(name: "Recipes", targets: ["App"], supportedDeviceFamilies: [.pad, .phone])])
final class RecipeController: UIViewController {
  @objc func ask() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    ↓present(menu, animated: true)
  }
}
