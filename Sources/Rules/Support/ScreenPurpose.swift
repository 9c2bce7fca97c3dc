/// The audience of a screen by its name and the place of its file.
struct ScreenPurpose {
  let name: String
  let path: String
  private let words: [String]
  private let folders: [Substring]

  /// - Parameter foldersAbove: the number of leading folders of the path that are outside of the program.
  init(name: String, path: String, foldersAbove: Int) {
    self.name = name
    self.path = path
    words = ScreenNames.words(of: name).map(\.capitalizedFirst)
    folders = Array(path.split(separator: "/").dropLast().dropFirst(foldersAbove))
  }

  /// Without its extension.
  var fileName: String { path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "" }

  /// It may be unused: users were never meant to see it.
  var isNotForUsers: Bool { isStandIn || isTemplate || isTrial || isForDevelopers || isVendored }

  /// Only previews need it where they make it.
  var isMadeForPreviews: Bool { isHelper || isForSnapshots || liesAmongPreviews }

  /// A frame for the subject of previews, or a usage example.
  var isHelper: Bool { words.contains(where: Self.wordsForHelpers.contains) }

  /// A manual replacement of a screen, or one only for viewing by its name.
  var isStandIn: Bool { words.contains(where: Self.wordsForStandIns.contains) }

  /// A frame for snapshot tests of a component.
  private var isForSnapshots: Bool { words.contains { $0 == "Snapshot" || $0 == "Snapshots" } }

  /// A template for new screens: `Template/SimpleScreen/TemplateSimpleScreen.swift`.
  var isTemplate: Bool {
    words.first == "Template" && folders.contains { ["template", "templates"].contains($0.lowercased()) }
  }

  /// An experiment: `TestScreen`, `Test2ViewController`, `TestingView`, `TestVController`, `testlistVC`; `NoteTestView`
  /// in a file about something else.
  var isTrial: Bool {
    // A careful author starts type names with a capital.
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

  /// `TestMigrationView`, `Test Core Data/StepView.swift`: an experiment, or a test that users take.
  /// `SingleTemplateViewController`: a template for screens, or about templates that users fill in.
  var subjectOfTrial: String? {
    if words.first?.filter(\.isLetter) == "Test"
      || folders.contains(where: { ScreenNames.words(of: String($0)).first == "Test" })
    {
      return "Test"
    }
    return words.contains("Template") ? "Template" : nil
  }

  /// A debugging aid, or set aside by the folder's name: `RouterDebugView`, `Deprecated/OldFeedView.swift`.
  var isForDevelopers: Bool {
    words.contains(where: Self.wordsForDevelopers.contains)
      || folders.contains { folder in
        let words = ScreenNames.words(of: String(folder)).map(\.capitalizedFirst)
        // `Favorites View - NOT IMPLEMENTED`: begun, and named so that its author finds it again.
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

  /// A copy of a third-party library, of which an app uses a part.
  var isVendored: Bool {
    let folders = folders.map { $0.lowercased() }
    // `QRCode-main`: an archive from GitHub, unpacked into the sources. Or the template of a file generator, in a
    // folder of tools.
    if let tools = folders.firstIndex(where: { $0 == "tools" || $0 == "scripts" }),
      folders[tools...].contains(where: { $0.hasSuffix("templates") })
    {
      return true
    }
    return folders.map({ $0.filter(\.isLetter) }).contains { folder in
      Self.foldersOfOthers.contains(folder) || Self.isThirdParty(folder)
    } || folders.dropFirst().contains { $0.hasSuffix("-main") || $0.hasSuffix("-master") }
  }

  /// `ThirdPartyLibs`, `3rd party`, `External-Library`; the spelling of the first word varies.
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
  /// For folders only: in a screen's name these words are its subject.
  private static let wordsForAside: Set<String> = ["Deprecated", "Unused", "Obsolete", "Old", "Scratch", "Trash"]
}

extension String {
  /// `debug` as `Debug`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
