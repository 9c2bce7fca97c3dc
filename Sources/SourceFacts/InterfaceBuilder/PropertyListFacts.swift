/// The content of an Info.plist about the start of an app.
public struct PropertyListFacts: Hashable, Sendable {
  public var path: String
  /// `UIMainStoryboardFile`, those for one device kind (`UIMainStoryboardFile~ipad`) included, and
  /// `NSMainStoryboardFile`; without endings.
  public var mainStoryboards: [String]
  /// `UILaunchStoryboardName`
  public var launchStoryboard: String?
  /// The configurations of `UIApplicationSceneManifest`.
  public var sceneConfigurations: [SceneConfiguration]
  /// `UIApplicationSupportsMultipleScenes` of `UIApplicationSceneManifest`.
  public var supportsMultipleScenes: Bool
  /// All schemes of `CFBundleURLTypes`.
  public var urlSchemes: [String]
  /// `NSExtensionPrincipalClass`, without its module.
  public var extensionPrincipalClass: String?
  /// `NSExtensionMainStoryboard`
  public var extensionMainStoryboard: String?
  /// `NSExtensionPointIdentifier`
  public var extensionPoint: String?
  /// It describes an app extension, and no app.
  public var isOfExtension: Bool {
    extensionPoint != nil || extensionPrincipalClass != nil || extensionMainStoryboard != nil
  }
  /// Why the file cannot be read completely; nil for a sound file.
  public var fault: SourceFault?

  /// The facts of a file that could not be read at all.
  public init(unread path: String, _ fault: SourceFault) {
    self.init(path: path)
    self.fault = fault
  }

  public struct SceneConfiguration: Hashable, Sendable {
    /// `UIWindowSceneSessionRoleApplication` …
    public var role: String
    public var name: String?
    public var storyboard: String?
    /// Without its module.
    public var delegateClass: String?

    public init(role: String, name: String? = nil, storyboard: String? = nil, delegateClass: String? = nil) {
      self.role = role
      self.name = name
      self.storyboard = storyboard
      self.delegateClass = delegateClass
    }
  }

  public init(
    path: String, mainStoryboards: [String] = [], launchStoryboard: String? = nil,
    sceneConfigurations: [SceneConfiguration] = [], supportsMultipleScenes: Bool = false, urlSchemes: [String] = [],
    extensionPrincipalClass: String? = nil,
    extensionMainStoryboard: String? = nil, extensionPoint: String? = nil
  ) {
    self.path = path
    self.mainStoryboards = mainStoryboards
    self.launchStoryboard = launchStoryboard
    self.sceneConfigurations = sceneConfigurations
    self.supportsMultipleScenes = supportsMultipleScenes
    self.urlSchemes = urlSchemes
    self.extensionPrincipalClass = extensionPrincipalClass
    self.extensionMainStoryboard = extensionMainStoryboard
    self.extensionPoint = extensionPoint
  }

  /// Whether the file has no facts about navigation.
  public var isEmpty: Bool {
    var plain = PropertyListFacts(path: path)
    plain.fault = fault
    return self == plain
  }
}
