/// Types of Swift, Foundation and the frameworks, by what they say of what an app's own types and values are.
extension SDK {
  /// What an enum inherits of which all cases, or stored ones, can be made without their names.
  package static let madeFromOutside: Set<String> = ["CaseIterable", "RawRepresentable", "Int", "String", "Decodable"]

  /// Protocols of enums that are also made by what runs over all of them, and of what was stored.
  package static let makersOfCases: Set<String> = ["CaseIterable", "RawRepresentable", "Codable", "Decodable"]

  /// What a type may be without that anybody calls its methods for it.
  package static let inertTypes: Set<String> = [
    "AnyObject", "class", "NSObject", "ObservableObject", "Equatable", "Hashable", "Identifiable", "Sendable",
    "Codable", "Encodable", "Decodable", "Error",
  ]

  /// Types that say nothing of the value they stand for.
  package static let erasedTypes: Set<String> = [
    "Any", "AnyHashable", "AnyIdentifiable", "AnyView", "Identifiable", "Hashable",
  ]

  /// Values that are no views, without a prefix that says so.
  package static let plainNamesOfValues: Set<String> = [
    "URL", "Data", "Date", "String", "Array", "Set", "Dictionary", "Int", "Double",
  ]

  /// What delegates of scenes inherit without that it handles a link.
  package static let basesOfDelegates: Set<String> = [
    "UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate", "ObservableObject", "NSObjectProtocol",
  ]

  /// Protocols and classes that bind a type to no actor.
  package static let withoutActor: Set<String> = [
    "ObservableObject", "NSObject", "NSObjectProtocol", "AnyObject", "Identifiable", "Hashable", "Equatable",
    "Sendable", "Observable", "Codable",
  ]

  /// Types of values that tell one thing from another.
  package static let identifiers: Set<String> = ["String", "Int", "UUID", "URL", "Data", "Int64", "UInt64", "Date"]

  /// Values that are compared by what they hold.
  package static let comparedByValue: Set<String> = [
    "String", "Substring", "Int", "Double", "Bool", "Data", "Date", "URL", "Set", "IndexSet",
  ]

  /// Protocols and classes of which all requirements and members are known.
  package static let knownBases: Set<String> = [
    "ObservableObject", "View", "Identifiable", "Hashable", "Equatable", "Sendable", "AnyObject", "Codable",
    "Encodable", "Decodable", "Error", "NSObject", "UIResponder", "UIView", "UIControl", "UIButton",
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIViewController",
    "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController",
  ]

  /// Protocols that ask nobody for a case.
  package static let protocolsWithoutMembers: Set<String> = [
    "Hashable", "Equatable", "Identifiable", "Sendable", "Comparable", "CustomStringConvertible", "Error",
  ]

  /// Value types of the standard library and Foundation that are neither routes nor closures.
  package static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "URL", "Date", "Data", "UUID", "UInt", "Int64", "Character",
    "Substring",
    "LocalizedStringKey", "Color", "Image", "Text", "Array", "TimeInterval", "CGSize", "CGPoint", "CGRect",
    "NSAttributedString", "AttributedString",
    "Font", "EdgeInsets", "Edge.Set", "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Angle",
    "ColorScheme", "UIColor", "UIFont", "UIImage", "Locale", "Decimal",
  ]

  /// How apps call what tells one value from another.
  package static let namesOfIdentities: [String] = ["description", "id", "path", "identifier"]
}
