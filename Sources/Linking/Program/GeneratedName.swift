/// Names of resources as generators of code write them.
enum GeneratedName {
  /// What every generator leaves of a name, whatever it does with the case of letters.
  static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
