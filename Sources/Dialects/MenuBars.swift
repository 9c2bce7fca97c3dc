extension Dialect {
  /// FluidMenuBarExtra: an object that puts an item into the menu bar and shows its content below it.
  public static let fluidMenuBarExtra: Dialect = {
    var d = Dialect(name: "FluidMenuBarExtra")
    d.modules = ["FluidMenuBarExtra"]
    d.library = Library(module: "FluidMenuBarExtra", types: ["FluidMenuBarExtra", "FluidMenuBarExtraWindow"])
    d.containers = [Container("FluidMenuBarExtra", kind: .root)]
    return d
  }()
}
