// A delegate in Objective-C takes the link

// prelude: home-app
struct HomeView: View {
  var body: some View { Text("Home") }
}
// file: App/Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>radio</string></array></dict></array></dict></plist>
// file: App/RadioDelegate.m
@implementation RadioDelegate
- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey,id> *)options { return YES; }
@end
