/// What the build settings of an Xcode project or of a configuration file say about the devices and the language.
public struct ProjectFacts: Hashable, Sendable {
  public var path: String
  /// All numbers of all `TARGETED_DEVICE_FAMILY` settings: 1 is the iPhone, 2 the iPad.
  public var deviceFamilies: Set<Int>
  /// Some target is built for iOS. Where no device family is set, it is for the iPhone.
  public var buildsForIOS: Bool
  /// In some target, `async` functions on no actor stay where they are called, or all code is on the main actor unless it
  /// says otherwise (`SWIFT_APPROACHABLE_CONCURRENCY`, `SWIFT_DEFAULT_ACTOR_ISOLATION`).
  public var keepsCallersActor: Bool

  public init(path: String, deviceFamilies: Set<Int> = [], buildsForIOS: Bool = false, keepsCallersActor: Bool = false) {
    self.path = path
    self.deviceFamilies = deviceFamilies
    self.buildsForIOS = buildsForIOS
    self.keepsCallersActor = keepsCallersActor
  }
}
