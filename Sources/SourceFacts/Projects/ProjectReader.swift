/// Reads build settings and compiled sources from `project.pbxproj`, `project.yml` and `.xcconfig` files, and names
/// from Objective-C.
///
/// Settings are found by name, one a line, as Xcode writes them in all these files: a file that is cut gives those of
/// its rest.
public struct ProjectReader: Sendable {
  /// Larger files are skipped.
  static let sizeLimit = 64 << 20

  private static let isolation: [(setting: StaticString, wanted: String)] = [
    ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"), ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "YES"),
  ]

  public init() {}

  /// The facts of one file; nil when it has none.
  public func facts(path: String, source: [UInt8]) -> ProjectFacts? {
    guard source.count <= Self.sizeLimit else {
      return ProjectFacts(unread: path, SourceFault(message: "larger than \(Self.sizeLimit >> 20) MB; not read"))
    }
    // In an unfinished merge, the sources of both sides are compiled.
    let settled = MergeConflicts.settled(source, keepingBoth: true)
    var facts = facts(path: path, settled: settled)
    // Of Objective-C only words are read: the content of strings and comments does not matter.
    if settled != source, facts.objectiveCNames.isEmpty {
      facts.fault = MergeConflicts.fault(source, settled: settled)
    }
    return facts == ProjectFacts(path: path) ? nil : facts
  }

  private func facts(path: String, settled source: [UInt8]) -> ProjectFacts {
    var facts = ProjectFacts(path: path)
    if path.hasSuffix(".m") || path.hasSuffix(".mm") {
      facts.objectiveCNames = Self.capitalisedNames(in: source)
      return facts
    }
    readSettings(source, into: &facts)
    if path.hasSuffix(".xcconfig") { facts.includedConfigurations = Self.included(in: source) }
    facts.generatesProject = path.split(separator: "/").last == "project.yml"
    if facts.generatesProject {
      let specification = ProjectSpecification(source)
      (facts.targets, facts.targetGap) = (specification.targets, specification.gap)
    }
    if path.hasSuffix(".pbxproj") {
      let objects = ProjectObjects(source)
      facts.appDeviceFamilies = ProjectTargets(objects: objects).familiesOfApps(inProject: Self.projectName(path))
      facts.appConfigurations = ProjectTargets(objects: objects).configurationsOfApps(
        inProject: Self.projectName(path))
      facts.sources = ProjectSources(objects)
      facts.targets = TargetFacts.all(in: objects)
      facts.fault =
        objects.fault.map { SourceFault(at: $0.offset, in: source, message: $0.message) }
        ?? (Self.isNoProject(source) ? SourceFault(message: "this is not an Xcode project; '{' is expected") : nil)
    }
    return facts
  }

  private func readSettings(_ source: [UInt8], into facts: inout ProjectFacts) {
    var families = DeviceFamilies()
    for line in source.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if Self.value(of: "buildSettings", in: line) != nil {
        families.endBlock()
      } else if let value = Self.value(of: "TARGETED_DEVICE_FAMILY", in: line) {
        let numbers = value.split { !Self.isDigit($0) }.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        families.block.formUnion(numbers)
      } else if let value = Self.value(of: "INFOPLIST_KEY_UIMainStoryboardFile", in: line) {
        if let name = Self.storyboardName(value) { facts.mainStoryboards.insert(name) }
      } else if Self.isSettingOfPart(line) {
        families.isPart = true
      } else if let value = Self.value(of: "SDKROOT", in: line) {
        facts.buildsForIOS = facts.buildsForIOS || String(decoding: value, as: UTF8.self).contains("iphoneos")
      } else if Self.setsIsolation(line) {
        facts.keepsCallersActor = true
      }
    }
    families.endBlock()
    facts.deviceFamilies = families.all
  }

  private static func setsIsolation(_ line: ArraySlice<UInt8>) -> Bool {
    isolation.contains { setting, wanted in
      value(of: setting, in: line).map { String(decoding: $0, as: UTF8.self).contains(wanted) } ?? false
    }
  }

  /// The families of tests, extensions and frameworks only count where nothing else states any.
  private struct DeviceFamilies {
    private var own: Set<Int> = []
    private var others: Set<Int> = []
    /// The families in the settings block in progress.
    var block: Set<Int> = []
    var isPart = false

    var all: Set<Int> { own.isEmpty ? others : own }

    mutating func endBlock() {
      if isPart { others.formUnion(block) } else { own.formUnion(block) }
      (block, isPart) = ([], false)
    }
  }

  /// `#include "Shared.xcconfig"`, `#include? "Local.xcconfig"`
  private static func included(in source: [UInt8]) -> Set<String> {
    let lines = source.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return lines.reduce(into: []) { names, line in
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count > 2, let word = parts[0].split(separator: UInt8(ascii: " ")).first,
        word.starts(with: "#include".utf8), let name = parts[1].split(separator: UInt8(ascii: "/")).last
      else { return }
      names.insert(String(decoding: name, as: UTF8.self))
    }
  }

  /// A web page, or an empty file. A project in XML is one, though not one that navlint reads.
  private static func isNoProject(_ source: [UInt8]) -> Bool {
    let text = source.drop { $0 <= UInt8(ascii: " ") }
    guard let first = text.first else { return true }
    return first == UInt8(ascii: "<") && !text.starts(with: "<?xml".utf8) && !text.starts(with: "<plist".utf8)
      && !text.starts(with: "<!DOCTYPE plist".utf8)
  }

  /// `App` of `App.xcodeproj/project.pbxproj`.
  private static func projectName(_ path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".xcodeproj") ? String(folder.dropLast(".xcodeproj".count)) : ""
  }

  /// The settings around the line belong to a test bundle, an extension or a framework, not to an app.
  private static func isSettingOfPart(_ line: ArraySlice<UInt8>) -> Bool {
    if value(of: "TEST_TARGET_NAME", in: line) != nil || value(of: "TEST_HOST", in: line) != nil { return true }
    return value(of: "SKIP_INSTALL", in: line).map { String(decoding: $0, as: UTF8.self).contains("YES") } ?? false
  }

  /// The text after the `=` (in YAML the `:`) of a line that starts with a setting; conditions (`[sdk=…]`) are ignored.
  private static func value(of setting: StaticString, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\"") }
    let name = UnsafeBufferPointer(start: setting.utf8Start, count: setting.utf8CodeUnitCount)
    guard text.count > name.count, text.prefix(name.count).elementsEqual(name),
      let equals = text.lastIndex(of: UInt8(ascii: "=")) ?? text.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return text[(equals + 1)...]
  }

  /// `Main` of ` "Main.storyboard";`
  private static func storyboardName(_ value: ArraySlice<UInt8>) -> String? {
    let isAround: (UInt8) -> Bool = {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ";")
    }
    let start = value.drop(while: isAround)
    guard start.count <= nameLimit, let end = start.lastIndex(where: { !isAround($0) }) else { return nil }
    let name = String(decoding: start[...end], as: UTF8.self)
    return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }

  /// There is no parser here: a name in a comment or string only makes navlint more careful.
  private static func capitalisedNames(in source: [UInt8]) -> Set<String> {
    var names: Set<ArraySlice<UInt8>> = []
    for word in source.split(whereSeparator: { !isNamePart($0) }) {
      if let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), word.count <= nameLimit {
        names.insert(word)
      }
    }
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Longer words are data.
  private static let nameLimit = 200

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
