extension Dialect {
  /// Defaults (sindresorhus): state that is kept between launches, by keys. Nothing in it navigates, but selections and
  /// paths are kept in it.
  public static let defaults: Dialect = {
    var d = Dialect(name: "Defaults")
    d.modules = ["Defaults"]
    d.library = Library(module: "Defaults", types: ["_DefaultsSerializable", "DefaultsBaseKey"])
    // A key stands for what is kept under it.
    d.meanings = [TypeMeaning("Key", label: "default")]
    d.environmentWrappers = ["Default": "Defaults.Keys"]
    return d
  }()
}
