// An action that no storyboard sends, and a branch for old systems

import UIKit
final class ListController: UIViewController {
  @IBAction func open(_ sender: Any) { performSegue(withIdentifier: "showDetial", sender: nil) }
  @objc func help() {
    if #available(iOS 15, *) { performSegue(withIdentifier: "showDetail", sender: nil) } else { performSegue(withIdentifier: "showHelp", sender: nil) }
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
