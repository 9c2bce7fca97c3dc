/// The objects of an Xcode project by their ids: targets, groups, files, build phases, configurations.
///
/// Nothing is rejected: of a file that is cut or half-merged the rest is kept, and ``isWhole`` is false. Time is linear
/// in the size, and nested lists need no recursion.
struct ProjectObjects {
  typealias Text = ArraySlice<UInt8>

  /// One object, as far as navlint reads it.
  struct Object {
    let id: Text
    var kind = Kind.other
    // No key occurs twice, so there are a handful each: a scan costs less than hashing.
    private var texts: [(key: Key, value: Text)] = []
    fileprivate var lists: [(key: Key, values: [Text])] = []

    init(id: Text) { self.id = id }
    /// All `TARGETED_DEVICE_FAMILY` among its build settings, whatever their conditions.
    var deviceFamilies: Set<Int> = []

    subscript(text key: Key) -> Text? { texts.first { $0.key == key }?.value }
    subscript(list key: Key) -> [Text] { lists.first { $0.key == key }?.values ?? [] }

    /// The last value of a key counts.
    fileprivate mutating func set(_ key: Key, to value: Text) {
      if let place = texts.firstIndex(where: { $0.key == key }) {
        texts[place].value = value
      } else {
        texts.append((key, value))
      }
    }

    /// The index of a list that starts here.
    fileprivate mutating func openList(_ key: Key) -> Int {
      if let place = lists.firstIndex(where: { $0.key == key }) {
        lists[place].values = []
        return place
      }
      lists.append((key, []))
      return lists.count - 1
    }
  }

  enum Kind: String {
    case project = "PBXProject"
    case sourcesPhase = "PBXSourcesBuildPhase"
    case resourcesPhase = "PBXResourcesBuildPhase"
    case synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
    case other
  }

  /// The keys that are kept of an object.
  enum Key: String, CaseIterable {
    case name, path, sourceTree, fileRef, target, productType, buildConfigurationList, mainGroup, projectDirPath,
      productReference, baseConfigurationReference, baseConfigurationReferenceRelativePath
    case children, files, buildPhases, buildConfigurations, exceptions, membershipExceptions,
      fileSystemSynchronizedGroups, dependencies
  }

  private(set) var all: [Object] = []
  /// Every bracket is closed by its counterpart, and there is no merge mark.
  var isWhole: Bool { fault == nil }
  /// The first place where that is not so.
  private(set) var fault: (offset: Int, message: String)?
  private var places: [Text: Int] = [:]

  subscript(id: Text) -> Object? { places[id].map { all[$0] } }

  /// The content of an open bracket.
  private enum Content {
    /// A table that may hold objects.
    case table
    /// The object's own keys.
    case object
    case settings
    /// One of the object's lists, by its place.
    case list(Int)
    /// Deeper parts of an object, which are not needed.
    case other
  }

  private struct Frame {
    var content: Content
    /// Where its bracket stands.
    var start = 0
    var isList = false
    var key: Text = []
    var hasEquals = false
  }

  init(_ source: [UInt8]) {
    var scanner = ProjectScanner(source)
    var open = [Frame(content: .table)]
    while let token = scanner.next() {
      let top = open.count - 1
      switch token {
      case .word(let word):
        if Self.isOfMerge(word) { fail(at: scanner.start, MergeConflicts.message) }
        take(word, in: &open[top])
      case .equals: open[top].hasEquals = true
      case .semicolon: (open[top].key, open[top].hasEquals) = ([], false)
      case .openDictionary: begin(isList: false, at: scanner.start, &open)
      case .openList: begin(isList: true, at: scanner.start, &open)
      case .closeDictionary: end(isList: false, at: scanner.start, &open)
      case .closeList: end(isList: true, at: scanner.start, &open)
      }
    }
    if let last = open.dropFirst().last {
      fail(
        at: last.start, "this '\(last.isList ? "(" : "{")' is never closed; '\(last.isList ? ")" : "}")' is expected")
    }
  }

  private static func isOfMerge(_ word: ArraySlice<UInt8>) -> Bool {
    word.starts(with: mergeStart) || word.starts(with: mergeEnd)
  }

  /// Takes an element of a list, a key, or a value.
  private mutating func take(_ word: ArraySlice<UInt8>, in frame: inout Frame) {
    if frame.isList {
      if case .list(let place) = frame.content { all[all.count - 1].lists[place].values.append(word) }
    } else if frame.hasEquals {
      set(frame.key, to: word, in: frame.content)
    } else {
      frame.key = word
    }
  }

  private mutating func begin(isList: Bool, at place: Int, _ open: inout [Frame]) {
    let content = content(of: open[open.count - 1], isList: isList)
    open.append(Frame(content: content, start: place, isList: isList))
  }

  private mutating func end(isList: Bool, at place: Int, _ open: inout [Frame]) {
    let top = open.count - 1
    if top == 0 || open[top].isList != isList { fail(at: place, "'\(isList ? ")" : "}")' closes nothing here") }
    if top > 0 { open.removeLast() }
  }

  /// The first place counts.
  private mutating func fail(at offset: Int, _ message: @autoclosure () -> String) {
    if fault == nil { fault = (offset, message()) }
  }

  /// The content of the bracket after a key; an object starts here.
  private mutating func content(of frame: Frame, isList: Bool) -> Content {
    switch frame.content {
    case .table where isList: return .other
    case .table:
      guard Self.isID(frame.key) else { return .table }
      places[frame.key] = all.count
      all.append(Object(id: frame.key))
      return .object
    case .object:
      if isList {
        guard let key = Self.keys[frame.key] else { return .other }
        return .list(all[all.count - 1].openList(key))
      }
      return frame.key.elementsEqual("buildSettings".utf8) ? .settings : .other
    case .settings, .list, .other: return .other
    }
  }

  private mutating func set(_ key: Text, to value: Text, in content: Content) {
    switch content {
    case .object where key.elementsEqual("isa".utf8):
      all[all.count - 1].kind = Kind(rawValue: String(decoding: value, as: UTF8.self)) ?? .other
    case .object: if let key = Self.keys[key] { all[all.count - 1].set(key, to: value) }
    case .settings where key.starts(with: "TARGETED_DEVICE_FAMILY".utf8):
      let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      all[all.count - 1].deviceFamilies.formUnion(
        value.split { !isDigit($0) }.compactMap { Int(String(decoding: $0, as: UTF8.self)) })
    case .table, .settings, .list, .other: break
    }
  }

  /// Xcode's ids are 24 hexadecimal digits; other tools write longer ones.
  private static func isID(_ word: Text) -> Bool {
    word.count >= 16
      && word.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      }
  }

  private static let keys = Dictionary(uniqueKeysWithValues: Key.allCases.map { (Array($0.rawValue.utf8)[...], $0) })
  private static let mergeStart = Array("<<<<<<<".utf8)
  private static let mergeEnd = Array(">>>>>>>".utf8)
}
