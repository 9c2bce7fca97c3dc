import Foundation

/// Reads Info.plist files.
public struct PropertyListReader: Sendable {
  /// Larger files are no Info.plist.
  static let sizeLimit = 4 << 20

  public init() {}

  /// The facts of one file; nil when it is no property list with a dictionary at its top.
  public func facts(path: String, source: [UInt8]) -> PropertyListFacts? {
    guard source.count <= Self.sizeLimit, Self.isInfo(source) else { return nil }
    // Property lists nest, and the parser recurses.
    return LargeStack.map([source], threads: 1) { Self.read(path: path, source: $0) }[0]
  }

  /// Most property lists hold something else: none of the keys that matter comes without one of these.
  private static func isInfo(_ source: [UInt8]) -> Bool {
    let data = Data(source)
    return ["CFBundle", "MainStoryboardFile", "UIApplicationSceneManifest", "NSExtension", "UILaunchStoryboardName"]
      .contains { data.range(of: Data($0.utf8)) != nil }
  }

  private static func read(path: String, source: [UInt8]) -> PropertyListFacts? {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(source), options: [], format: nil),
      let top = list as? [String: Any]
    else { return nil }
    var facts = PropertyListFacts(path: path)
    facts.mainStoryboards = top.filter { $0.key.hasPrefix("UIMainStoryboardFile") || $0.key == "NSMainStoryboardFile" }
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? String }
      .map(withoutEnding)
    facts.launchStoryboard = (top["UILaunchStoryboardName"] as? String).map(withoutEnding)
    facts.sceneConfigurations = sceneConfigurations(top["UIApplicationSceneManifest"])
    facts.supportsMultipleScenes =
      (top["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    facts.urlSchemes = (top["CFBundleURLTypes"] as? [Any] ?? []).flatMap { type in
      ((type as? [String: Any])?["CFBundleURLSchemes"] as? [Any] ?? []).compactMap { $0 as? String }
    }
    if let appExtension = top["NSExtension"] as? [String: Any] {
      facts.extensionPrincipalClass = (appExtension["NSExtensionPrincipalClass"] as? String).map(withoutModule)
      facts.extensionMainStoryboard = (appExtension["NSExtensionMainStoryboard"] as? String).map(withoutEnding)
      facts.extensionPoint = appExtension["NSExtensionPointIdentifier"] as? String
    }
    return facts
  }

  private static func sceneConfigurations(_ manifest: Any?) -> [PropertyListFacts.SceneConfiguration] {
    let roles = (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any] ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, configurations in
      (configurations as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map { configuration in
        PropertyListFacts.SceneConfiguration(
          role: role,
          name: configuration["UISceneConfigurationName"] as? String,
          storyboard: (configuration["UISceneStoryboardFile"] as? String).map(withoutEnding),
          delegateClass: (configuration["UISceneDelegateClassName"] as? String).map(withoutModule))
      }
    }
  }

  /// `SceneDelegate` of `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }
}
