// An action that a button sends

import UIKit
final class ListController: UIViewController {
  @IBAction func open(_ sender: Any) { ↓performSegue(withIdentifier: "showDetial", sender: nil) }
}
// file: Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
  <scenes>
    <scene sceneID="1"><objects>
      <viewController storyboardIdentifier="List" id="list" customClass="ListController">
        <view><subviews><button id="b"><connections><action selector="open:" destination="list" eventType="touchUpInside" id="a1"/></connections></button></subviews></view><connections><segue destination="detail" kind="show" identifier="showDetail" id="s1"/></connections>
      </viewController>
    </objects></scene>
    <scene sceneID="2"><objects>
      <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController"/>
    </objects></scene>
  </scenes>
</document>
