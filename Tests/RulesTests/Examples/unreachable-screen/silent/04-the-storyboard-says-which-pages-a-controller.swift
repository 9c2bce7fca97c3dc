// The storyboard says which pages a controller shows

final class PagesController: UIViewController {
  @IBInspectable var pages: String = ""
  override func viewDidLoad() {
    for page in pages.components(separatedBy: ",") {
      if let controller = storyboard?.instantiateViewController(withIdentifier: page) { addChild(controller) }
    }
  }
}
final class WelcomeController: UIViewController {}
final class TermsController: UIViewController {}
// file: Info.plist
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
// file: Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c0">
  <scenes>
    <scene sceneID="s0"><objects><viewController id="c0" customClass="PagesController" sceneMemberID="viewController">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="pages" value="welcome,terms"/></userDefinedRuntimeAttributes>
    </viewController></objects></scene>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="welcome" id="c1" customClass="WelcomeController" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="terms" id="c2" customClass="TermsController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
