// A view that a target has in the place of the shared one

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AccountView() } }
}
// file: Bank.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
// file: Shared/Views/AccountView.swift
import SwiftUI
struct AccountView: View { var body: some View { AccountTitleView() } }
// file: Shared/Views/AccountTitleView.swift
import SwiftUI
struct AccountTitleView: View { var body: some View { Text("Account") } }
// file: Partner/Views/AccountTitleView.swift
import SwiftUI
struct AccountTitleView: View { var body: some View { Text("Partner") } }
