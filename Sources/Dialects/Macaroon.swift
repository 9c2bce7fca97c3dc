extension Dialect {
  /// MacaroonUIKit: views that publish events of their controls, which their users observe.
  public static let macaroon: Dialect = {
    var d = Dialect(name: "Macaroon")
    d.modules = ["MacaroonUIKit"]
    d.controls.eventObservers = ["startObserving": "event"]
    d.controls.eventControls = ["startPublishing": "event"]
    return d
  }()
}
