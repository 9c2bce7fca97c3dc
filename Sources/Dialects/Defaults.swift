extension Dialect {
  /// Defaults (sindresorhus): state that is stored between launches, by keys. It does not navigate itself, but apps
  /// store selections and paths in it.
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
