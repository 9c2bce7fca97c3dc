// A controller that nothing makes

import UIKit
final class ListController: UIViewController {}
final class OldController: UIViewController {
  lazy var picker = storyboard?.instantiateViewController(withIdentifier: "Hours")
  override func viewDidLoad() { show(picker!, sender: nil) }
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
