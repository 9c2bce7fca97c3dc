extension Dialect {
  /// TCACoordinators: FlowStacks' routes held in a feature's state, shown by a `TCARouter`.
  public static let tcaCoordinators: Dialect = {
    var d = Dialect(name: "TCACoordinators")
    d.modules = ["TCACoordinators"]
    d.library = Library(module: "TCACoordinators", types: ["TCARouter"])
    d.stacks = [Stack("TCARouter", path: [""], destination: "{}", holdsFirst: true, held: "routes")]
    return d
  }()
}
