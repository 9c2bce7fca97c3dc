// A table of identifiers, of which the app asks for one

import UIKit
enum Place {
  case detail, help
  var identifier: String {
    switch self {
    case .detail: return "Detail"
    case .help: return "Help"
    }
  }
}
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { open(.detail) }
  func open(_ place: Place) {
    let main = UIStoryboard(name: "Main", bundle: nil)
    present(main.instantiateViewController(withIdentifier: place.identifier), animated: true)
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
