// The identifier is put together, the storyboard comes from elsewhere

import UIKit
final class ListController: UIViewController {
  func open(_ kind: String) {
    performSegue(withIdentifier: "show" + kind, sender: nil)
    let other = UIStoryboard(name: "Payment", bundle: Bundle(identifier: "com.example.pay"))
    present(other.instantiateViewController(withIdentifier: "Pay"), animated: true)
  }
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
