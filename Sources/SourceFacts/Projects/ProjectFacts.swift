/// What a project says beside its Swift code: build settings of an Xcode project or of a configuration file about the
/// devices and the language, and the names in a source of Objective-C.
public struct ProjectFacts: Hashable, Sendable {
  public var path: String
  /// All numbers of the `TARGETED_DEVICE_FAMILY` settings of apps, else of all targets: 1 is the iPhone, 2 the iPad.
  public var deviceFamilies: Set<Int>
  /// The device families of the targets that are apps; empty where the file has no such target, or another file sets
  /// them.
  public var appDeviceFamilies: Set<Int>
  /// The configuration files, without folders, that say what the apps of a project say nothing of themselves.
  public var appConfigurations: Set<String> = []
  /// The configuration files that a configuration file includes; without folders.
  public var includedConfigurations: Set<String> = []
  /// Some target is built for iOS. Where no device family is set, it is for the iPhone.
  public var buildsForIOS: Bool
  /// In some target, `async` functions on no actor stay where they are called, or all code is on the main actor unless
  /// it says otherwise (`SWIFT_APPROACHABLE_CONCURRENCY`, `SWIFT_DEFAULT_ACTOR_ISOLATION`).
  public var keepsCallersActor: Bool
  /// The storyboards with which the app starts, as build settings name them (`INFOPLIST_KEY_UIMainStoryboardFile`);
  /// without endings.
  public var mainStoryboards: Set<String>
  /// Capitalised names in a source of Objective-C: classes written in Swift may be among them.
  public var objectiveCNames: Set<String>
  /// The file describes a project that a generator writes (`project.yml`).
  public var generatesProject: Bool
  /// What the targets of an Xcode project compile; nil for other files, and where the project cannot be told.
  public var sources: ProjectSources?
  /// The targets of a project, by name; empty for other files, and where they cannot be told.
  public var targets: [TargetFacts]
  /// What keeps the targets of a description from being told, or from being told whole; nil where nothing does.
  public var targetGap: TargetGap?
  /// What keeps the file from being read as it stands; nil where nothing does.
  public var fault: SourceFault?

  /// The facts of a file that could not be read at all, or of a folder.
  public init(unread path: String, _ fault: SourceFault) {
    self.init(path: path)
    self.fault = fault
  }

  /// Whether the file says nothing.
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

  /// Why the targets of a project's description are not known, or not wholly.
  public enum TargetGap: UInt8, Sendable {
    /// The text is no YAML.
    case noYAML = 1
    /// More than people write.
    case tooLarge
    /// Other files say more: `include`.
    case includes
  }
}
