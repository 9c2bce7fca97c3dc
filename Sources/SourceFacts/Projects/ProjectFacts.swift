/// The content of a project beside its Swift code: build settings of an Xcode project or of a configuration file about
/// devices and language, and the names in an Objective-C source.
public struct ProjectFacts: Hashable, Sendable {
  public var path: String
  /// All numbers of the `TARGETED_DEVICE_FAMILY` settings of apps, else of all targets: 1 is the iPhone, 2 the iPad.
  public var deviceFamilies: Set<Int>
  /// The device families of the targets that are apps; empty where the file has no such target, or another file sets
  /// them.
  public var appDeviceFamilies: Set<Int>
  /// The configuration files, without folders, with the settings that a project's apps lack.
  public var appConfigurations: Set<String> = []
  /// The configuration files that a configuration file includes; without folders.
  public var includedConfigurations: Set<String> = []
  /// Some target is built for iOS. Without a device family, it is for the iPhone.
  public var buildsForIOS: Bool
  /// In some target, nonisolated `async` functions run on the caller's actor, or all code is isolated to the main actor
  /// by default (`SWIFT_APPROACHABLE_CONCURRENCY`, `SWIFT_DEFAULT_ACTOR_ISOLATION`).
  public var keepsCallersActor: Bool
  /// The storyboards with which the app starts, as build settings name them (`INFOPLIST_KEY_UIMainStoryboardFile`);
  /// without endings.
  public var mainStoryboards: Set<String>
  /// Capitalised names in an Objective-C source: classes written in Swift may be among them.
  public var objectiveCNames: Set<String>
  /// The file describes a project that a generator writes (`project.yml`).
  public var generatesProject: Bool
  /// The sources of the targets of an Xcode project; nil for other files, and where they are not known.
  public var sources: ProjectSources?
  /// The targets of a project, by name; empty for other files, and where they are not known.
  public var targets: [TargetFacts]
  /// Why the targets of a description are not known, or not all of them; nil where nothing is missing.
  public var targetGap: TargetGap?
  /// Why the file cannot be read completely; nil for a sound file.
  public var fault: SourceFault?

  /// The facts of a file that could not be read at all, or of a folder.
  public init(unread path: String, _ fault: SourceFault) {
    self.init(path: path)
    self.fault = fault
  }

  /// Whether the file has no facts.
  public var isEmpty: Bool {
    var plain = ProjectFacts(path: path)
    plain.fault = fault
    return self == plain
  }

  public init(
    path: String, deviceFamilies: Set<Int> = [], appDeviceFamilies: Set<Int> = [], buildsForIOS: Bool = false,
    keepsCallersActor: Bool = false,
    mainStoryboards: Set<String> = [], objectiveCNames: Set<String> = [], generatesProject: Bool = false,
    sources: ProjectSources? = nil, targets: [TargetFacts] = [], targetGap: TargetGap? = nil
  ) {
    self.path = path
    self.deviceFamilies = deviceFamilies
    self.appDeviceFamilies = appDeviceFamilies
    self.buildsForIOS = buildsForIOS
    self.keepsCallersActor = keepsCallersActor
    self.mainStoryboards = mainStoryboards
    self.objectiveCNames = objectiveCNames
    self.generatesProject = generatesProject
    self.sources = sources
    self.targets = targets
    self.targetGap = targetGap
  }

  /// Why the targets of a project's description are not known, or not all of them.
  public enum TargetGap: UInt8, Sendable {
    /// The text is no YAML.
    case noYAML = 1
    /// It is larger than people write.
    case tooLarge
    /// It includes other files: `include`.
    case includes
  }
}
