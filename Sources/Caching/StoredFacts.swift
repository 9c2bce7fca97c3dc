import SourceFacts
import Workspace

/// The facts of one file, in the form in which they are stored between runs.
public enum StoredFacts: Hashable, Sendable {
  case swift(FileFacts)
  /// nil for a file that is not a storyboard or xib, whatever its name says; likewise for the others.
  case interface(InterfaceFacts?)
  case propertyList(PropertyListFacts?)
  case project(ProjectFacts?)
  case stringTable(StringTableFacts?)

  /// For a file that could not be read at all.
  public init(unread path: String, kind: SourceFile.Kind, _ fault: SourceFault) {
    switch kind {
    case .swift: self = .swift(FileFacts(unread: path, fault))
    case .interface: self = .interface(InterfaceFacts(unread: path, fault))
    case .propertyList: self = .propertyList(PropertyListFacts(unread: path, fault))
    case .project: self = .project(ProjectFacts(unread: path, fault))
    case .stringTable: self = .stringTable(StringTableFacts(unread: path, fault))
    }
  }

  /// The reason why the file cannot be read as it is; nil if there is none.
  public var fault: SourceFault? {
    switch self {
    case .swift(let facts): facts.fault
    case .interface(let facts): facts?.fault
    case .propertyList(let facts): facts?.fault
    case .project(let facts): facts?.fault
    case .stringTable(let facts): facts?.fault
    }
  }

  /// Without the path. nil for facts that cannot be stored: a tree deeper than ``FileFacts/deepest``.
  public func encoded() -> [UInt8]? {
    switch self {
    case .swift(let facts): facts.isStorable ? facts.encoded() : nil
    case .interface(let facts): facts.recorded()
    case .propertyList(let facts): facts.recorded()
    case .project(let facts): facts.recorded()
    case .stringTable(let facts): facts.recorded()
    }
  }

  /// nil for bytes that ``encoded()`` never returned.
  public init?(encoded bytes: [UInt8], kind: SourceFile.Kind, path: String) {
    let stored: StoredFacts? =
      switch kind {
      case .swift: FileFacts(encoded: bytes, path: path).map { .swift($0) }
      case .interface: Maybe<InterfaceFacts>(recorded: bytes).map { .interface($0.value) }
      case .propertyList: Maybe<PropertyListFacts>(recorded: bytes).map { .propertyList($0.value) }
      case .project: Maybe<ProjectFacts>(recorded: bytes).map { .project($0.value) }
      case .stringTable: Maybe<StringTableFacts>(recorded: bytes).map { .stringTable($0.value) }
      }
    guard let stored else { return nil }
    self = stored.at(path)
  }

  /// The same facts for a file of another name: facts do not depend on it.
  public func at(_ path: String) -> StoredFacts {
    switch self {
    case .swift(var facts):
      facts.path = path
      return .swift(facts)
    case .interface(var facts):
      facts?.path = path
      return .interface(facts)
    case .propertyList(var facts):
      facts?.path = path
      return .propertyList(facts)
    case .project(var facts):
      facts?.path = path
      return .project(facts)
    case .stringTable(var facts):
      facts?.path = path
      return .stringTable(facts)
    }
  }
}

/// A record that may be missing.
private struct Maybe<Value: Record>: Record {
  var value: Value?
  static var empty: Self { Self(value: nil) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) { try coder.code(&value) }
}

extension Optional where Wrapped: Record {
  fileprivate func recorded() -> [UInt8]? { Maybe(value: self).recorded() }
}

extension SourceFile.Kind {
  /// The number of the kind in keys and files; never changes.
  var number: Int {
    switch self {
    case .swift: 1
    case .interface: 2
    case .propertyList: 3
    case .project: 4
    case .stringTable: 5
    }
  }

  /// What a file's name tells about how it is read, besides its kind: facts depend on nothing else in the name.
  public func language(of path: String) -> String {
    self == .project || self == .stringTable ? FilePaths.ending(path) : ""
  }

  init?(number: Int) {
    guard let kind = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = kind
  }
}
