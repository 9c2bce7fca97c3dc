/// Modules that only tests import.
enum TestFrameworks {
  private static let names: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "InlineSnapshotTesting", "iOSSnapshotTestCase",
    "FBSnapshotTestCase", "AccessibilitySnapshot", "ViewInspector", "RxTest", "Cuckoo", "Mockingbird",
    "KIF", "EarlGrey", "XCUIAutomation",
  ]

  static func contains(_ module: Bytes) -> Bool {
    names.contains(String(decoding: module, as: UTF8.self))
  }
}
