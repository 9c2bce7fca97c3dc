// A storyboard's classes are written in Objective-C

// prelude: home-app
// prelude: home-view
// file: Check.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
  <scenes>
    <scene sceneID="s1"><objects><viewController id="c1" customClass="CheckController" sceneMemberID="viewController">
      <connections><segue destination="c2" kind="presentation" identifier="failed" id="g1"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="c2" customClass="FailureController" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
