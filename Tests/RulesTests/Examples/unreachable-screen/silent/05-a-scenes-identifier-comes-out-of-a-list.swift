// A scene's identifier comes out of a list

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static let names = ["SetupScene", "LockScene"]
  func show(_ step: Int) {
    let storyboard = UIStoryboard(name: "Start", bundle: nil)
    window?.rootViewController = storyboard.instantiateViewController(withIdentifier: Self.names[step])
  }
}
final class SetupController: UIViewController {}
final class LockController: UIViewController {}
// file: Start.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="SetupScene" id="c1" customClass="SetupController" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="LockScene" id="c2" customClass="LockController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
