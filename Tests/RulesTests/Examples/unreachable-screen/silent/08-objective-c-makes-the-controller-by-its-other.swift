// Objective-C makes the controller by its other name

// prelude: home-app
// prelude: home-view
@objc(XYZHelpController)
final class HelpViewController: UIViewController {}
// file: Help.m
[self presentViewController:[XYZHelpController new] animated:YES completion:nil];
