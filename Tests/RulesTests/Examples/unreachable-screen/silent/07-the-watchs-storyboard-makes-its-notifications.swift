// The watch's storyboard makes its notifications

// prelude: home-app
// prelude: home-view
final class NotificationController: WKUserNotificationHostingController<NotificationView> {
  override var body: NotificationView { NotificationView() }
}
struct NotificationView: View {
  var body: some View { Text("New").navigationTitle("New") }
}
