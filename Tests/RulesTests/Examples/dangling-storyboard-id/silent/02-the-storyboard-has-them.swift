// The storyboard has them

import UIKit
final class ListController: UIViewController {
  private enum Segue: String { case showDetail }
  @objc func open() { performSegue(withIdentifier: Segue.showDetail.rawValue, sender: nil) }
  @objc func replace() {
    let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
    navigationController?.pushViewController(detail, animated: true)
  }
}
final class DetailController: UIViewController {}
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
