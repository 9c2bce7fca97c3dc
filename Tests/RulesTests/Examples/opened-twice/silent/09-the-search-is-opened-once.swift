// The search is opened only while it is not on top, and a field that is edited

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    window?.makeKeyAndVisible()
    return true
  }
}
final class ListController: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    guard navigationController?.topViewController === self else { return false }
    navigationController?.pushViewController(SearchController(), animated: true)
    return false
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.text = nil
    return true
  }
}
final class SearchController: UIViewController {}
