/// A target as a project describes it: its product, and the Swift files, storyboards and xibs that it compiles. Paths
/// are relative to the project's folder.
public struct TargetFacts: Hashable, Sendable {
  /// The kind of a target's product.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case app
    case appClip = "app-clip"
    case `extension`, tool, library, test

    /// People or the system start it. Nothing can import it.
    public var isStarted: Bool {
      switch self {
      case .app, .appClip, .extension, .tool: true
      case .library, .test: false
      }
    }
  }

  public var name: String
  public var kind: Kind
  /// The module name in an `import`.
  public var module: String
  /// Sorted.
  public var files: [String]
  /// Sorted by path. Excluded paths may be patterns: `Old/*.swift`, `**/Mac`.
  public var folders: [ProjectSources.Folder]
  /// The names of the other targets of the project that it depends on, sorted.
  public var dependencies: [String]
  /// The devices that it is built for, as Xcode numbers them: 1 is the phone, 2 the tablet, 3 the television. Empty
  /// where neither it nor the project states any.
  public var deviceFamilies: Set<Int>

  public init(
    name: String, kind: Kind, module: String? = nil, files: [String] = [], folders: [ProjectSources.Folder] = [],
    dependencies: [String] = [], deviceFamilies: Set<Int> = []
  ) {
    self.name = name
    self.kind = kind
    self.module = module ?? Self.module(called: name)
    self.files = files
    self.folders = folders
    self.dependencies = dependencies
    self.deviceFamilies = deviceFamilies
  }

  /// `My_App` for `My App`: a name as a module.
  public static func module(called name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { isNamePart($0) ? $0 : "_" }))
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// No project that people write has more. Further ones are not distinguished.
  public static let limit = 1000
}

extension TargetFacts {
  /// The targets of an Xcode project, by name; empty when it cannot be read whole.
  static func all(in objects: ProjectObjects) -> [TargetFacts] {
    guard objects.isWhole, objects.all.count <= ProjectSources.objectLimit else { return [] }
    var places = ProjectPlaces(objects)
    let exceptions = FolderExceptions(objects, &places)
    let targets = objects.all.filter { $0[text: .productType] != nil && $0[text: .name] != nil }
    guard targets.count <= limit else { return [] }
    return targets.map { target($0, objects, exceptions, &places) }.sorted {
      ($0.name, $0.files.count) < ($1.name, $1.files.count)
    }
  }

  private static func target(
    _ target: ProjectObjects.Object, _ objects: ProjectObjects, _ exceptions: FolderExceptions,
    _ places: inout ProjectPlaces
  ) -> TargetFacts {
    let references = references(of: target, .sourcesPhase, objects).filter {
      objects[$0]?[text: .path].map(ProjectSources.isSwift) ?? false
    }
    let files = Set((references + interfaces(of: target, objects)).compactMap { places.path(of: $0) })
      .union(exceptions.taken[target.id] ?? [])
    let folders = target[list: .fileSystemSynchronizedGroups].compactMap { group in
      places.path(of: group).map {
        ProjectSources.Folder(path: $0, leftOut: exceptions.leftOut(of: group, by: target.id))
      }
    }
    let dependencies = target[list: .dependencies].compactMap { objects[$0]?[text: .target] }.compactMap {
      objects[$0]?[text: .name].map(ProjectPlaces.text)
    }
    let product = target[text: .productReference].flatMap { objects[$0]?[text: .path] }.map(ProjectPlaces.text)
    return TargetFacts(
      name: target[text: .name].map(ProjectPlaces.text) ?? "",
      kind: kind(ofProduct: target[text: .productType].map(ProjectPlaces.text) ?? ""),
      module: product.flatMap(module(ofProduct:)), files: files.sorted(), folders: folders.sorted { $0.path < $1.path },
      dependencies: Set(dependencies).sorted(), deviceFamilies: ProjectTargets(objects: objects).families(of: target))
  }

  /// The references in a target's build phases of a kind.
  private static func references(
    of target: ProjectObjects.Object, _ phase: ProjectObjects.Kind, _ objects: ProjectObjects
  ) -> [ProjectObjects.Text] {
    target[list: .buildPhases].compactMap { objects[$0] }.filter { $0.kind == phase }.flatMap { $0[list: .files] }
      .compactMap { objects[$0]?[text: .fileRef] }
  }

  /// The storyboards and xibs among a target's resources, each language's of those that are translated.
  private static func interfaces(of target: ProjectObjects.Object, _ objects: ProjectObjects) -> [ProjectObjects.Text] {
    let resources = references(of: target, .resourcesPhase, objects)
    return (resources + resources.flatMap { objects[$0]?[list: .children] ?? [] }).filter {
      objects[$0]?[text: .path].map(isInterface) ?? false
    }
  }

  private static func isInterface(_ path: ProjectObjects.Text) -> Bool {
    path.suffix(11).elementsEqual(".storyboard".utf8) || path.suffix(4).elementsEqual(".xib".utf8)
  }

  /// `Kit` of `Kit.framework`, which may be the product of a target `Kit iOS`.
  private static func module(ofProduct path: String) -> String? {
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    return name.isEmpty ? nil : module(called: name)
  }

  /// `com.apple.product-type.app-extension.messages` and the like.
  static func kind(ofProduct type: String) -> Kind {
    let words = type.split(separator: ".").last { $0 != "messages" && $0 != "intents-service" } ?? ""
    if type.contains("extension") { return .extension }
    if type.contains("testing") || type.contains("-test") { return .test }
    if type.contains("on-demand-install-capable") { return .appClip }
    if type.contains("application") || type.hasSuffix("app") { return .app }
    if words == "tool" || type.contains("xpc") || type.contains("launch-") { return .tool }
    return .library
  }
}

/// The files that targets include or exclude of synchronized folders.
struct FolderExceptions {
  /// Files of other targets' folders, by the target that compiles them.
  private(set) var taken: [ProjectObjects.Text: Set<String>] = [:]
  private var left: [ProjectObjects.Text: [ProjectObjects.Text: Set<String>]] = [:]

  init(_ objects: ProjectObjects, _ places: inout ProjectPlaces) {
    var owners: [ProjectObjects.Text: Set<ProjectObjects.Text>] = [:]
    for target in objects.all {
      for folder in target[list: .fileSystemSynchronizedGroups] { owners[folder, default: []].insert(target.id) }
    }
    for group in objects.all where group.kind == .synchronizedFolder {
      guard let path = places.path(of: group.id) else { continue }
      for set in group[list: .exceptions].compactMap({ objects[$0] }) {
        guard let target = set[text: .target] else { continue }
        let names = set[list: .membershipExceptions].map(ProjectPlaces.text)
        // For a target with the folder, an exception is a file that it does not compile; for another one, a file that
        // it compiles.
        if owners[group.id]?.contains(target) ?? false {
          left[group.id, default: [:]][target, default: []].formUnion(names)
        } else {
          taken[target, default: []].formUnion(names.map { ProjectPlaces.joined([path, $0]) })
        }
      }
    }
  }

  func leftOut(of folder: ProjectObjects.Text, by target: ProjectObjects.Text) -> [String] {
    left[folder]?[target]?.sorted() ?? []
  }
}
