import NavigationModel
import Testing

@Suite struct SpokenNameTests {
  @Test(arguments: [
    ("AccountDetailsViewController", "Account details"), ("HomeView", "Home"), ("QRCodeLoginScreen", "QR code login"),
    ("AppLockSetupPINScreen", "App lock setup PIN"), ("ChatsTabFlowCoordinator", "Chats"), ("TimelineTab", "Timeline"),
    ("StatusEditor.MainView", "Status editor main"), ("Checkout.ShippingAddressView", "Shipping address"),
    ("Cart.View", "Cart"), ("Shop.Cart.Coordinator.View", "Shop cart"), ("View.Page", "View"), ("Step2View", "Step 2"),
    ("ViewController", "View controller"), ("View", "View"),
    ("settings_list_view", "Settings list"), ("URLPreviewVC", "URL preview"), ("A", "A"), ("설정화면", "설정화면"),
    ("Outer.`a.b view`", "A b"), ("", ""), ("___", "___"), ("TwoFAView", "Two FA"),
  ]) func namesAreSplitIntoWords(_ type: String, _ words: String) { #expect(SpokenName.of(type) == words) }

  @Test(arguments: [
    ("SFSafariViewController", "Safari"), ("UIImagePickerController", "Image picker"), ("Safari", "Safari"),
    ("UIViewController", "View controller"), ("MFMailComposeViewController", "Mail compose"),
  ]) func aSystemsPrefixIsLeftOut(_ type: String, _ words: String) { #expect(SpokenName.ofSystem(type) == words) }

  private func title(_ title: String?, _ name: String = "AboutAppView", _ kind: Screen.Kind = .view) -> String {
    Screen(id: name, name: name, kind: kind, title: title).spokenTitle
  }

  @Test func aTitleOfTheAppCounts() {
    #expect(title("About us") == "About us")
    #expect(title("내 정보") == "내 정보")
    #expect(title("Edit \\()") == "Edit …")
    #expect(title("Version 1.2") == "Version 1.2")
  }

  @Test(arguments: ["settings.about.title", "about_title", "\\()", "", " ", "\\(): "])
  func whatNoUserReadsIsNoTitle(_ text: String) { #expect(title(text) == "About app") }

  @Test func whatHasNoTypeIsCalledByItsKind() {
    #expect(title(nil, "alert", .alert) == "Alert")
    #expect(title("Delete it?", "alert", .alert) == "Delete it?")
    #expect(title(nil, "external", .external) == "Outside the app")
    #expect(Screen(id: "inline:Shop.CartView:2", name: "inline", kind: .inline).spokenTitle == "A view in Shop cart")
    #expect(title(nil, "SFSafariViewController", .system) == "Safari")
  }
}
