// Objective-C asks a storyboard for the stack that holds the controller

// prelude: home-app
// prelude: home-view
final class AboutViewController: UIViewController {}
// file: Menu.m
[self.storyboard instantiateViewControllerWithIdentifier:@"AboutStack"];
// file: Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  <scenes>
    <scene sceneID="s1"><objects><navigationController storyboardIdentifier="AboutStack" id="c1" sceneMemberID="viewController">
      <connections><segue destination="c2" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="c2" customClass="AboutViewController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
