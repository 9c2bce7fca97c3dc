extension Dialect {
  /// The convention of apps without a coordinator library: a type whose name says that it leads a flow is started by
  /// `start()`.
  public static let coordinatorConvention: Dialect = {
    var d = Dialect(name: "Coordinators")
    d.flowTypes = ["Coordinator", "Coordinating", "Coordinatable", "Flow", "FlowController"]
    d.flowStarts = ["start"]
    return d
  }()
}
