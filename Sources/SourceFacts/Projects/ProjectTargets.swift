/// Which build configurations of an Xcode project are those of its apps.
///
/// A project is a table of objects under ids: a target has a list of configurations, the list names them, each has settings.
struct ProjectTargets {
  private typealias ID = ArraySlice<UInt8>

  /// The object whose lines are being read.
  private var current: ID = []
  private var isInList = false
  /// In the notes that a project keeps about its targets, under the targets' ids.
  private var isInNotes = false
  private var apps: [ID] = []
  private var project: ID?
  private var listOfObject: [ID: ID] = [:]
  private var nameOfObject: [ID: ID] = [:]
  private var configurationsOfList: [ID: [ID]] = [:]
  private var familiesOfConfiguration: [ID: Set<Int>] = [:]

  /// A `TARGETED_DEVICE_FAMILY` of the current object.
  mutating func addFamilies(_ numbers: [Int]) {
    if !current.isEmpty { familiesOfConfiguration[current, default: []].formUnion(numbers) }
  }

  /// Lines that are no setting: the outline of the project.
  mutating func read(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let end = text.last else { return }
    let word = text.prefix { !Self.separators.contains($0) }
    if Self.isID(word) {
      if isInNotes {
        return
      } else if end == UInt8(ascii: "{") {
        (current, isInList) = (word, false)
      } else if isInList {
        configurationsOfList[current, default: []].append(word)
      }
      return
    }
    if text.first == UInt8(ascii: ")") { isInList = false }
    switch String(decoding: word.prefix(Self.longestKey + 1), as: UTF8.self) {
    case "buildConfigurations": isInList = true
    case "buildConfigurationList":
      listOfObject[current] = Self.value(text)
      isInNotes = false
    case "TargetAttributes": isInNotes = true
    case "name": nameOfObject[current] = Self.text(text)
    case "isa" where Self.value(text).elementsEqual("PBXProject".utf8): project = current
    case "productType" where Self.value(text).elementsEqual("com.apple.product-type.application".utf8): apps.append(current)
    default: break
    }
  }

  /// A target that says nothing has what the project says. Beside the app that has the project's name, others (a build for
  /// developers, a helper) do not count. Of several equal ones, all for the phone or the tablet must be for the tablet: which code
  /// belongs to which is not known.
  func familiesOfApps(inProject name: String) -> Set<Int> {
    let main = apps.filter { nameOfObject[$0].map { $0.elementsEqual(name.utf8) } ?? false }
    let families = (main.isEmpty ? apps : main).map { app in
      let own = self.families(of: app)
      return own.isEmpty ? project.map(self.families) ?? [] : own
    }
    let all = families.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return families.contains { $0.contains(1) && !$0.contains(2) } ? all.subtracting([2]) : all
  }

  private func families(of object: ID) -> Set<Int> {
    let configurations = listOfObject[object].flatMap { configurationsOfList[$0] } ?? []
    return configurations.reduce(into: []) { $0.formUnion(familiesOfConfiguration[$1] ?? []) }
  }

  /// The first word behind the `=`, without quotation marks.
  private static func value(_ line: ArraySlice<UInt8>) -> ID {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return [] }
    return line[(equals + 1)...].drop { separators.contains($0) }.prefix { !separators.contains($0) }
  }

  /// All that stands behind the `=`, without quotation marks: names may hold spaces.
  private static func text(_ line: ArraySlice<UInt8>) -> ID {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return [] }
    let value = line[(equals + 1)...].drop { separators.contains($0) }
    return value.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";") }
  }

  /// Xcode's ids are 24 hexadecimal digits; other tools write longer ones.
  private static func isID(_ word: ID) -> Bool {
    word.count >= 16 && word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static let separators = Set(" \t=;,\"(){}".utf8)
  private static let longestKey = "buildConfigurationList".utf8.count
}
