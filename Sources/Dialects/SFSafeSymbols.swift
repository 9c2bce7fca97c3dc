extension Dialect {
  /// SFSafeSymbols: names of Apple's symbols as members of a type.
  public static let sfSafeSymbols: Dialect = {
    var d = Dialect(name: "SFSafeSymbols")
    d.modules = ["SFSafeSymbols"]
    d.texts.symbols = ["systemSymbol"]
    return d
  }()
}
