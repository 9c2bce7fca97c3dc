extension TestCoverage {
  /// The best that is known of a screen, best first.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    case uiTest = "ui-test"
    case snapshot
    case perhaps
    case preview
    case never

    /// A test opens the screen for certain.
    public var isTested: Bool { self == .uiTest || self == .snapshot }
  }
}

/// The result of an earlier run of `navlint coverage` for each screen.
public struct CoverageRecord: Hashable, Sendable {
  public var screens: [Screen.ID: TestCoverage.Standing]

  public init(screens: [Screen.ID: TestCoverage.Standing]) { self.screens = screens }

  /// The share of the screens that a test certainly opens, in per cent; 100 where there are none.
  public var share: Double {
    screens.isEmpty ? 100 : Double(screens.values.count(where: \.isTested)) * 100 / Double(screens.count)
  }

  /// Reads the output of `navlint coverage --format json`. Unknown keys are ignored.
  public init(jsonBytes bytes: [UInt8]) throws(GraphFormatError) {
    let fields = try JSONFields.document(bytes)
    try fields.requireObject()
    let version = try fields.integer("version")
    guard version == TestCoverage.formatVersion else {
      throw GraphFormatError(
        path: "version",
        message: "this has format version \(version), this \(Tool.name) reads version \(TestCoverage.formatVersion)")
    }
    screens = [:]
    for screen in try fields.list("screens") {
      screens[try screen.string("screen")] = try screen.choice("state", TestCoverage.Standing.self)
    }
  }
}

extension TestCoverage {
  /// The version of that output.
  public static let formatVersion = 1
}
