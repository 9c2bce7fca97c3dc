// StoryboardApp: a museum app whose screens and most transitions live in two storyboards; the rest is
// performSegue and instantiateViewController.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }
}
