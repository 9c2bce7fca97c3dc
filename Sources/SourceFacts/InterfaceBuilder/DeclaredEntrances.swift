/// The ways into an app that a property list declares: an Info.plist, or an app's entitlements.
public struct DeclaredEntrances: Hashable, Sendable {
  /// A declared item, with the line of the file on which its name occurs first.
  public struct Item: Hashable, Sendable {
    public var name: String
    public var line: Int
  }

  /// Of `CFBundleURLTypes`.
  public var schemes: [Item] = []
  /// Of `applinks:` in `com.apple.developer.associated-domains`.
  public var hosts: [Item] = []
  /// `NSUserActivityTypes`
  public var activities: [Item] = []
  /// `UIApplicationShortcutItemType` of `UIApplicationShortcutItems`.
  public var shortcuts: [Item] = []

  /// nil for a file that is no property list.
  public init?(propertyList source: [UInt8]) {
    guard source.count <= PropertyListReader.sizeLimit, Self.mayDeclare(source),
      let list = try? PropertyListValue(parsing: MergeConflicts.settled(source)), let top = list.table
    else { return nil }
    let lines = Lines(source)
    func items(_ names: [String]) -> [Item] {
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }.map { Item(name: $0, line: lines.line(of: $0)) }
    }
    func texts(_ key: String) -> [String] { (top[key]?.list ?? []).compactMap(\.text) }
    schemes = items(
      (top["CFBundleURLTypes"]?.list ?? []).flatMap { ($0["CFBundleURLSchemes"]?.list ?? []).compactMap(\.text) })
    hosts = items(texts("com.apple.developer.associated-domains").compactMap(Self.host))
    activities = items(texts("NSUserActivityTypes"))
    shortcuts = items(
      (top["UIApplicationShortcutItems"]?.list ?? []).compactMap { $0["UIApplicationShortcutItemType"]?.text })
  }

  private static func mayDeclare(_ source: [UInt8]) -> Bool {
    let text = String(decoding: source, as: UTF8.self)
    return source.starts(with: "bplist".utf8)
      || ["CFBundleURLTypes", "associated-domains", "NSUserActivityTypes", "UIApplicationShortcutItems"].contains {
        text.contains($0)
      }
  }

  /// `www.example.org` of `applinks:www.example.org?mode=developer`.
  private static func host(_ domain: String) -> String? {
    guard domain.hasPrefix("applinks:") else { return nil }
    return String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
  }

  private struct Lines {
    private let lines: [Substring]

    init(_ source: [UInt8]) {
      lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    func line(of name: String) -> Int {
      (lines.firstIndex { $0.contains(">\(name)<") || $0.contains("applinks:\(name)") } ?? 0) + 1
    }
  }
}
