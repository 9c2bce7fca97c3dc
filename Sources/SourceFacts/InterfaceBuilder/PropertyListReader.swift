#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads Info.plist files.
public struct PropertyListReader: Sendable {
  /// Larger files are no Info.plist.
  static let sizeLimit = 4 << 20

  public init() {}

  /// The facts of one file; nil when it has none. For a list that cannot be read, the reason.
  public func facts(path: String, source: [UInt8]) -> PropertyListFacts? {
    let source = source.count <= Self.sizeLimit ? TextEncoding.inUTF8(source) : source
    guard Self.isInfo(source) else {
      // One part of a conflict is from another author.
      let settled = MergeConflicts.settled(source)
      return settled == source
        ? nil : PropertyListFacts(unread: path, MergeConflicts.fault(source, settled: settled))
    }
    guard source.count <= Self.sizeLimit else {
      return PropertyListFacts(
        unread: path,
        SourceFault(message: "larger than \(Self.sizeLimit >> 20) MB, so it is not an Info.plist; not read"))
    }
    return Self.read(path: path, source: source)
  }

  /// Most property lists have other content: each relevant key occurs only with one of these.
  private static func isInfo(_ source: [UInt8]) -> Bool {
    source.withUnsafeBytes { bytes in keys.contains { bytes.firstRange(ofText: $0) != nil } }
  }

  private static let keys: [StaticString] = [
    "CFBundle", "MainStoryboardFile", "UIApplicationSceneManifest", "NSExtension", "UILaunchStoryboardName",
  ]

  private static func read(path: String, source: [UInt8]) -> PropertyListFacts? {
    let settled = MergeConflicts.settled(source)
    let conflict = settled == source ? nil : MergeConflicts.fault(source, settled: settled)
    let top: [String: PropertyListValue]
    do throws(SourceFault) {
      // A list at the top belongs to another format.
      guard case .table(let table) = try PropertyListValue(parsing: settled) else { return nil }
      top = table
    } catch {
      return PropertyListFacts(unread: path, conflict ?? error)
    }
    var facts = facts(path: path, top)
    facts.fault = conflict
    return facts
  }

  private static func facts(path: String, _ top: [String: PropertyListValue]) -> PropertyListFacts {
    var facts = PropertyListFacts(path: path)
    facts.mainStoryboards = top.filter { $0.key.hasPrefix("UIMainStoryboardFile") || $0.key == "NSMainStoryboardFile" }
      .sorted { $0.key < $1.key }
      .compactMap(\.value.text)
      .map(withoutEnding)
    facts.launchStoryboard = top["UILaunchStoryboardName"]?.text.map(withoutEnding)
    facts.sceneConfigurations = sceneConfigurations(top["UIApplicationSceneManifest"])
    facts.supportsMultipleScenes =
      top["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]?.flag ?? false
    facts.urlSchemes = (top["CFBundleURLTypes"]?.list ?? []).flatMap { type in
      (type["CFBundleURLSchemes"]?.list ?? []).compactMap(\.text)
    }
    if let appExtension = top["NSExtension"] {
      facts.extensionPrincipalClass = appExtension["NSExtensionPrincipalClass"]?.text.map(withoutModule)
      facts.extensionMainStoryboard = appExtension["NSExtensionMainStoryboard"]?.text.map(withoutEnding)
      facts.extensionPoint = appExtension["NSExtensionPointIdentifier"]?.text
    }
    return facts
  }

  private static func sceneConfigurations(_ manifest: PropertyListValue?) -> [PropertyListFacts.SceneConfiguration] {
    let roles = manifest?["UISceneConfigurations"]?.table ?? [:]
    return roles.sorted { $0.key < $1.key }.flatMap { role, configurations in
      (configurations.list ?? []).filter { $0.table != nil }.map { configuration in
        PropertyListFacts.SceneConfiguration(
          role: role,
          name: configuration["UISceneConfigurationName"]?.text,
          storyboard: configuration["UISceneStoryboardFile"]?.text.map(withoutEnding),
          delegateClass: configuration["UISceneDelegateClassName"]?.text.map(withoutModule))
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

extension UnsafeRawBufferPointer {
  fileprivate func firstRange(ofText text: StaticString) -> Range<Int>? {
    let count = text.utf8CodeUnitCount
    var place = 0
    while let base = baseAddress, place + count <= self.count,
      let found = memchr(base + place, Int32(text.utf8Start[0]), self.count - place - count + 1)
    {
      place = base.distance(to: UnsafeRawPointer(found))
      if memcmp(found, text.utf8Start, count) == 0 { return place..<(place + count) }
      place += 1
    }
    return nil
  }
}
