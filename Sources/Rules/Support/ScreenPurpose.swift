/// What the name of a screen and the place of its file say about whom it is for.
struct ScreenPurpose {
  let name: String
  let path: String
  private let words: [String]
  private let folders: [Substring]

  /// - Parameter foldersAbove: how many folders of the path stand around the whole program.
  init(name: String, path: String, foldersAbove: Int) {
    self.name = name
    self.path = path
    words = ScreenNames.words(of: name).map(\.capitalizedFirst)
    folders = Array(path.split(separator: "/").dropLast().dropFirst(foldersAbove))
  }

  /// Without its ending.
  var fileName: String { path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }

  /// It may lie about unused: users were never meant to see it.
  var isNotForUsers: Bool { isStandIn || isTemplate || isTrial || isForDevelopers || isVendored }

  /// Only previews need it where they make it.
  var isMadeForPreviews: Bool { isHelper || isForSnapshots || liesAmongPreviews }

  /// The subject of previews is put into it, or it shows how something is used.
  var isHelper: Bool { words.contains(where: Self.wordsForHelpers.contains) }

  /// Put in the place of a screen by hand, and taken out again, or by its name only to look at.
  var isStandIn: Bool { words.contains(where: Self.wordsForStandIns.contains) }

  /// A frame for pictures that tests take of a component.
  private var isForSnapshots: Bool { words.contains { $0 == "Snapshot" || $0 == "Snapshots" } }

  /// What people copy to begin a screen: `Template/SimpleScreen/TemplateSimpleScreen.swift`.
  var isTemplate: Bool {
    words.first == "Template" && folders.contains { ["template", "templates"].contains($0.lowercased()) }
  }

  /// What somebody tries things with: `TestScreen`, `Test2ViewController`, `TestingView`, `TestVController`,
  /// `testlistVC`; `NoteTestView` in a file about something else.
  var isTrial: Bool {
    // Types have capitals at their beginnings where somebody cared.
    if name.hasPrefix("test") { return true }
    guard let test = words.lastIndex(where: { Self.wordsForTrials.contains($0.filter(\.isLetter)) }) else {
      return false
    }
    if test == 0 {
      return words.dropFirst().allSatisfy {
        ["View", "Screen", "Page", "V", "VC", "Controller"].contains($0.filter(\.isLetter))
      }
    }
    return fileName != name && Self.wordsForTrials.isDisjoint(with: ScreenNames.words(of: fileName))
  }

  /// `TestMigrationView`, `Test Core Data/StepView.swift`: a trial, or a test that users take.
  /// `SingleTemplateViewController`: what screens are copied from, or about what users fill in.
  var subjectOfTrial: String? {
    if words.first?.filter(\.isLetter) == "Test"
      || folders.contains(where: { ScreenNames.words(of: String($0)).first == "Test" })
    {
      return "Test"
    }
    return words.contains("Template") ? "Template" : nil
  }

  /// Put in by hand when something is looked for or tried out, or left aside by whoever made the folder:
  /// `RouterDebugView`, `Deprecated/OldFeedView.swift`.
  var isForDevelopers: Bool {
    words.contains(where: Self.wordsForDevelopers.contains)
      || folders.contains { folder in
        let words = ScreenNames.words(of: String(folder)).map(\.capitalizedFirst)
        // `Favorites View - NOT IMPLEMENTED`: begun, and put where its author finds it again.
        return words.contains { Self.wordsForDevelopers.contains($0) || Self.wordsForAside.contains($0) }
          || zip(words, words.dropFirst()).contains { $0.uppercased() == "NOT" && $1.uppercased() == "IMPLEMENTED" }
      }
  }

  /// `DesignSystem/Preview Files/ColorsView.swift`
  private var liesAmongPreviews: Bool {
    folders.contains { folder in
      folder.split(separator: " ").contains {
        ScreenNames.words(of: String($0)).contains { $0 == "Preview" || $0 == "Previews" }
      }
    }
  }

  /// A copy of somebody else's library, of which an app uses a part.
  var isVendored: Bool {
    let folders = folders.map { $0.lowercased() }
    // `QRCode-main`: what GitHub packs, put into the tree as it came.
    // What a generator of files starts from, in a folder of tools.
    if let tools = folders.firstIndex(where: { $0 == "tools" || $0 == "scripts" }),
      folders[tools...].contains(where: { $0.hasSuffix("templates") })
    {
      return true
    }
    return folders.map({ $0.filter(\.isLetter) }).contains { folder in
      Self.foldersOfOthers.contains(folder) || Self.isThirdParty(folder)
    } || folders.dropFirst().contains { $0.hasSuffix("-main") || $0.hasSuffix("-master") }
  }

  /// `ThirdPartyLibs`, `3rd party`, `External-Library`; people spell the first word as they like.
  private static func isThirdParty(_ folder: String) -> Bool {
    folder.hasPrefix("rdparty") || folder.hasPrefix("externallib")
      || (folder.hasPrefix("thi") || folder.hasPrefix("thr")) && folder.contains("party")
  }

  private static let foldersOfOthers: Set<String> = ["vendor", "vendors", "vendored", "external", "pods", "carthage"]
  private static let wordsForTrials: Set<String> = ["Test", "Testing"]
  private static let wordsForStandIns: Set<String> = ["Mock", "Dummy", "Stub", "Demo", "Example"]
  private static let wordsForHelpers: Set<String> = [
    "Preview", "Previews", "Dummy", "Sample", "Example", "Demo", "Mock", "Test", "Storybook", "Showcase", "Playground",
  ]
  private static let wordsForDevelopers: Set<String> = [
    "Debug", "Debugger", "Tester", "Sandbox", "Playground", "Playgrounds", "Experiment", "Experiments", "Experimental",
    "Prototype", "Prototypes",
  ]
  /// Of folders only: in a screen's name they are about what users see.
  private static let wordsForAside: Set<String> = ["Deprecated", "Unused", "Obsolete", "Old", "Scratch", "Trash"]
}

extension String {
  /// `debug` as `Debug`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
