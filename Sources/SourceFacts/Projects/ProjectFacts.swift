/// What the build settings of an Xcode project or of a configuration file say about the devices and the language.
public struct ProjectFacts: Hashable, Sendable {
  public var path: String
  /// All numbers of all `TARGETED_DEVICE_FAMILY` settings: 1 is the iPhone, 2 the iPad.
  public var deviceFamilies: Set<Int>
  /// Some target is built for iOS. Where no device family is set, it is for the iPhone.
  public var buildsForIOS: Bool
  /// Some target runs on the main actor what is not said to run elsewhere (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
  public var isMainActorByDefault: Bool

  public init(path: String, deviceFamilies: Set<Int> = [], buildsForIOS: Bool = false, isMainActorByDefault: Bool = false) {
    self.path = path
    self.deviceFamilies = deviceFamilies
    self.buildsForIOS = buildsForIOS
    self.isMainActorByDefault = isMainActorByDefault
  }
}
