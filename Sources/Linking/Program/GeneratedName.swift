/// Names of resources as code generators write them.
enum GeneratedName {
  /// The letters that every generator keeps of a name, without their case.
  static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
