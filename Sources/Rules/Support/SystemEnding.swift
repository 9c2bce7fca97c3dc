/// A controller of the system that does not close itself, and how it says that it has ended.
struct SystemEnding {
  var controller: String
  /// The property of the controller that holds who is told.
  var listener: String
  /// Without anybody to tell, the controller closes at once.
  var needsListener = true
  var delegate: String
  var noun: String
  var answers: [(name: String, labels: [String])]

  /// System controllers whose documentation says that the delegate dismisses them.
  static let all: [SystemEnding] = [
    SystemEnding(
      controller: "UIImagePickerController", listener: "delegate", needsListener: false,
      delegate: "UIImagePickerControllerDelegate", noun: "camera or photo picker",
      answers: [
        ("imagePickerController", ["", "didFinishPickingMediaWithInfo"]), ("imagePickerControllerDidCancel", [""]),
      ]),
    SystemEnding(
      controller: "PHPickerViewController", listener: "delegate", delegate: "PHPickerViewControllerDelegate",
      noun: "photo picker", answers: [("picker", ["", "didFinishPicking"])]),
    SystemEnding(
      controller: "MFMailComposeViewController", listener: "mailComposeDelegate",
      delegate: "MFMailComposeViewControllerDelegate", noun: "mail sheet",
      answers: [("mailComposeController", ["", "didFinishWith", "error"])]),
    SystemEnding(
      controller: "MFMessageComposeViewController", listener: "messageComposeDelegate",
      delegate: "MFMessageComposeViewControllerDelegate", noun: "message sheet",
      answers: [("messageComposeViewController", ["", "didFinishWith"])]),
    SystemEnding(
      controller: "VNDocumentCameraViewController", listener: "delegate",
      delegate: "VNDocumentCameraViewControllerDelegate", noun: "document camera",
      answers: [
        ("documentCameraViewController", ["", "didFinishWith"]), ("documentCameraViewControllerDidCancel", [""]),
        ("documentCameraViewController", ["", "didFailWithError"]),
      ]),
    SystemEnding(
      controller: "EKEventEditViewController", listener: "editViewDelegate", delegate: "EKEventEditViewDelegate",
      noun: "event form", answers: [("eventEditViewController", ["", "didCompleteWith"])]),
    SystemEnding(
      controller: "PKPaymentAuthorizationViewController", listener: "delegate",
      delegate: "PKPaymentAuthorizationViewControllerDelegate", noun: "payment sheet",
      answers: [("paymentAuthorizationViewControllerDidFinish", [""])]),
    SystemEnding(
      controller: "GKGameCenterViewController", listener: "gameCenterDelegate",
      delegate: "GKGameCenterControllerDelegate", noun: "game center",
      answers: [("gameCenterViewControllerDidFinish", [""])]),
  ]
}
