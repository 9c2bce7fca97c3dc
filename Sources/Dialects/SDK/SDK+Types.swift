/// Types of Swift, Foundation and the frameworks, by what they tell about an app's own types and values.
extension SDK {
  /// Protocols and raw types of enums whose cases can be constructed without naming them, all at once or from stored
  /// values.
  package static let madeFromOutside: Set<String> = ["CaseIterable", "RawRepresentable", "Int", "String", "Decodable"]

  /// Protocols of enums whose cases are also constructed by iterating over all of them, or from stored values.
  package static let makersOfCases: Set<String> = ["CaseIterable", "RawRepresentable", "Codable", "Decodable"]

  /// Protocols that a type may conform to without anybody calling its methods for it.
  package static let inertTypes: Set<String> = [
    "AnyObject", "class", "NSObject", "ObservableObject", "Equatable", "Hashable", "Identifiable", "Sendable",
    "Codable", "Encodable", "Decodable", "Error",
  ]

  /// Types that tell nothing about the value they stand for.
  package static let erasedTypes: Set<String> = [
    "Any", "AnyHashable", "AnyIdentifiable", "AnyView", "Identifiable", "Hashable",
  ]

  /// Names of values that are not views, though no prefix tells.
  package static let plainNamesOfValues: Set<String> = [
    "URL", "Data", "Date", "String", "Array", "Set", "Dictionary", "Int", "Double",
  ]

  /// What delegates of scenes may inherit from without handling links.
  package static let basesOfDelegates: Set<String> = [
    "UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate", "ObservableObject", "NSObjectProtocol",
  ]

  /// Protocols and classes that bind a type to no actor.
  package static let withoutActor: Set<String> = [
    "ObservableObject", "NSObject", "NSObjectProtocol", "AnyObject", "Identifiable", "Hashable", "Equatable",
    "Sendable", "Observable", "Codable",
  ]

  /// Types of values that identify things.
  package static let identifiers: Set<String> = ["String", "Int", "UUID", "URL", "Data", "Int64", "UInt64", "Date"]

  /// Types whose values are compared by their contents.
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

  /// Protocols that require no case.
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

  /// Names that apps use for what identifies a value.
  package static let namesOfIdentities: [String] = ["description", "id", "path", "identifier"]
}
