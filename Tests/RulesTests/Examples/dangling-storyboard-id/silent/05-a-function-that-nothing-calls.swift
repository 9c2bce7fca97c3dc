// A function that nothing calls

import UIKit
final class ListController: UIViewController {
  @objc private func open() { performSegue(withIdentifier: "showDetial", sender: nil) }
  func openAgain() { performSegue(withIdentifier: "showDetials", sender: nil) }
}
// file: Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
  <scenes>
    <scene sceneID="1"><objects>
      <viewController storyboardIdentifier="List" id="list" customClass="ListController">
        <connections><segue destination="detail" kind="show" identifier="showDetail" id="s1"/></connections>
      </viewController>
    </objects></scene>
    <scene sceneID="2"><objects>
      <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController"/>
    </objects></scene>
  </scenes>
</document>
