extension Dialect {
  /// The shared `Router` with `Routable` enums, when its source is not in the tree. The enums' own `NavigatingView()`
  /// is in the tree, and resolves the routes.
  public static let routableRouter: Dialect = {
    var d = Dialect(name: "Router")
    let router = ["Router"]
    d.operations = [
      Operation("push", receivers: router, argument: "to", kind: .push, destination: .route),
      Operation("sheet", receivers: router, argument: "to", kind: .sheet, destination: .route),
      Operation("fullScreenCover", receivers: router, argument: "to", kind: .cover, destination: .route),
    ]
    d.stacks = [Stack("Stack", receivers: router)]
    d.backs = [
      Back("pop", receivers: router, how: .pop),
      Back("popToRoot", receivers: router, without: ["of"], how: .popToRoot),
      // To the start of a flow: a part of the stack remains.
      Back("popToRoot", receivers: router, required: ["of"], how: .pop),
      Back("endRoute", receivers: router, how: .pop),
      Back("dismiss", receivers: router, how: .dismiss),
    ]
    return d
  }()
}
