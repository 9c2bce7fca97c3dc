// A function that answers a protocol, and one that is overridden

import UIKit
protocol Opening: AnyObject { func open() }
final class ListController: UIViewController, Opening {
  func open() { ↓performSegue(withIdentifier: "showDetial", sender: nil) }
  override func viewDidAppear(_ animated: Bool) { ↓performSegue(withIdentifier: "showDetails", sender: nil) }
}
final class Row { weak var owner: Opening?; @objc func tap() { owner?.open() } }
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
