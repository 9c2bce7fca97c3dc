extension Dialect {
  /// Factory (hmlongco): objects come out of containers by key paths. Nothing in it navigates, but routers and
  /// coordinators travel through it.
  public static let factory: Dialect = {
    var d = Dialect(name: "Factory")
    d.modules = ["Factory", "FactoryKit"]
    d.library = Library(module: "Factory", types: ["FactoryModifying", "ContainerManager", "SharedContainer"])
    // What makes the object stands for the object.
    d.meanings = [TypeMeaning("Factory"), TypeMeaning("ParameterFactory", argument: 1)]
    d.makers = ["Container", "SharedContainer", "ManagedContainer", "Factory", "ParameterFactory"]
    let readers = [
      "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject", "InjectedObservable",
      "InjectedType", "resolve",
    ]
    d.environmentWrappers = Dictionary(uniqueKeysWithValues: readers.map { ($0, "Container") })
    return d
  }()

  /// SwinjectStoryboard: storyboards whose scenes get what they need from a container.
  public static let swinjectStoryboard: Dialect = {
    var d = Dialect(name: "SwinjectStoryboard")
    d.modules = ["SwinjectStoryboard"]
    d.library = Library(module: "SwinjectStoryboard", types: ["SwinjectStoryboard", "SwinjectStoryboardProtocol"])
    d.storyboards = ["SwinjectStoryboard"]
    return d
  }()
}
