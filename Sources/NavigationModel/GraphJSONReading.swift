/// Why a JSON text is no navigation graph.
public struct GraphFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document: `transitions[3].kind`; empty for the whole.
  public var path: String
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension NavigationGraph {
  /// Reads the output of ``jsonText()``. Unknown keys are ignored; keys outside of the contract may be missing.
  public init(jsonBytes bytes: [UInt8]) throws(GraphFormatError) {
    try self.init(json: JSONFields.document(bytes).value)
  }

  public init(json: JSONValue) throws(GraphFormatError) {
    let fields = JSONFields(value: json, path: "")
    try fields.requireObject()
    let version = try fields.integer("version")
    guard version == Self.formatVersion else {
      throw GraphFormatError(
        path: "version",
        message: "the graph has format version \(version), this \(Tool.name) reads version \(Self.formatVersion)")
    }
    self.init()
    root = try fields.string("root")
    targets = try fields.list("targets", required: false).map { (target) throws(GraphFormatError) in
      NavigationTarget(
        name: try target.string("name"), kind: try target.choice("kind", NavigationTarget.Kind.self),
        fileCount: try target.integer("files"))
    }
    entries = try fields.list("entries").map(Entry.init(fields:))
    screens = try fields.list("screens").map(Screen.init(fields:))
    routes = try fields.list("routes").map(Route.init(fields:))
    transitions = try fields.list("transitions").map(Transition.init(fields:))
    flows = try fields.list("flows").map { (flow) throws(GraphFormatError) in
      Flow(id: try flow.string("id"), screens: try flow.strings("screens"))
    }
    unresolved = try fields.list("unresolved").map(UnresolvedSite.init(fields:))
    resolvers = try fields.list("resolvers", required: false).map(RouteResolver.init(fields:))
    unmatched = try fields.list("unmatched", required: false).map(UnmatchedDestination.init(fields:))
    embeddings = try fields.list("embeddings", required: false).map(Embedding.init(fields:))
    unread = try fields.list("unread", required: false).map { (file) throws(GraphFormatError) in
      UnreadSource(
        location: try file.location(), reason: try file.string("reason"), more: try file.optionalInteger("more") ?? 0)
    }
    coverage.suspected = try fields.list("suspected", required: false).map(SuspectedSite.init(fields:))
    let known = try fields.nested("coverage")
    coverage.unreadModules = try known?.list("unreadModules", required: false).map(UnreadModule.init(fields:)) ?? []
    coverage.dependencies =
      try known?.list("dependencies", required: false).map { (module) throws(GraphFormatError) in
        FollowedModule(
          name: try module.string("module"), fileCount: try module.integer("files"),
          leftOutCount: try module.optionalInteger("leftOut") ?? 0)
      } ?? []
    coverage.limits =
      try known?.list("limits", required: false).map { (limit) throws(GraphFormatError) in
        ReachedLimit(limit: try limit.string("limit"), lost: try limit.choice("lost", ReachedLimit.Loss.self))
      } ?? []
    coverage.setAside = try known?.list("setAside", required: false).map(StepSetAside.init(fields:)) ?? []
  }
}

extension StepSetAside {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      kind: try fields.choice("kind", Transition.Kind.self), owner: try fields.string("owner"),
      location: try fields.location(), reason: try fields.string("reason"),
      instead: try fields.nested("instead")?.location())
  }
}

extension Entry {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      screen: try fields.string("screen"), via: try fields.choice("via", Via.self),
      location: try fields.optionalLocation(), by: try fields.optionalString("by"))
  }
}

extension Screen {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      id: try fields.string("id"), name: try fields.string("name"), kind: try fields.choice("kind", Kind.self),
      location: try fields.optionalLocation(), flow: try fields.optionalString("flow"),
      isEntry: try fields.boolean("entry"), isReachable: try fields.boolean("reachable"),
      depth: try fields.optionalInteger("depth"), title: try fields.optionalString("title"),
      wayOut: try fields.optionalChoice("wayOut", WayOut.self) ?? .possible,
      hidesBackButton: try fields.boolean("hidesBackButton", default: false),
      isDebugOnly: try fields.boolean("debugOnly", default: false),
      sketch: try fields.nested("sketch").map { (sketch) throws(GraphFormatError) in
        try Sketch(fields: sketch, depth: 0)
      })
    targets = try fields.optionalStrings("targets")
  }
}

extension Sketch {
  /// No screen is nested deeper than this; navlint writes no file with deeper nesting.
  private static let deepest = 32

  fileprivate init(fields: JSONFields, depth: Int) throws(GraphFormatError) {
    guard depth <= Self.deepest else {
      throw GraphFormatError(path: fields.path, message: "a sketch is at most \(Self.deepest) parts deep")
    }
    self.init(
      try fields.choice("kind", Kind.self), try fields.optionalString("text"),
      parts: try fields.list("parts", required: false).map { (part) throws(GraphFormatError) in
        try Sketch(fields: part, depth: depth + 1)
      },
      transitions: try fields.optionalStrings("transitions"))
  }
}

extension Route {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      id: try fields.string("id"), type: try fields.string("type"), case: try fields.string("case"),
      location: try fields.location(), destinations: try fields.strings("destinations"),
      isUsed: try fields.boolean("used"),
      carriesValue: try fields.optionalBoolean("carriesValue"),
      arguments: try fields.list("arguments", required: false).map { (argument) throws(GraphFormatError) in
        Argument(name: try argument.optionalString("name"), type: try argument.string("type"))
      })
  }
}

extension Transition {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      id: try fields.string("id"), from: try fields.strings("from"),
      after: try fields.list("after", required: false).map { (shown) throws(GraphFormatError) in
        Condition(screen: try shown.string("screen"), from: try shown.strings("from"))
      },
      owner: try fields.string("owner"),
      to: try fields.optionalString("to"), kind: try fields.choice("kind", Kind.self),
      otherKinds: try fields.choices("otherKinds", Kind.self),
      back: try fields.optionalChoice("back", Back.self), route: try fields.optionalString("route"),
      location: try fields.location(),
      otherSites: try fields.list("sites", required: false).dropFirst().map { (site) throws(GraphFormatError) in
        try site.location()
      },
      trigger: try fields.optionalString("trigger"),
      triggers: try fields.list("triggers", required: false).map(Trigger.init(fields:)),
      guard: try fields.optionalString("guard"), confidence: try fields.choice("confidence", Confidence.self),
      evidence: try fields.list("evidence").map { (step) throws(GraphFormatError) in
        Evidence(location: try step.location(), note: try step.string("note"))
      },
      repeatsOwnValue: try fields.boolean("repeatsOwnValue", default: false),
      position: try fields.optionalInteger("position"))
    targets = try fields.optionalStrings("targets")
  }
}

extension Trigger {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      action: try fields.choice("action", Action.self), control: try fields.string("control"),
      text: try fields.optionalString("text"), isPicture: try fields.boolean("picture", default: false),
      source: try fields.optionalString("source"), identifier: try fields.optionalString("identifier"),
      location: try fields.location(), from: try fields.optionalStrings("from"))
  }
}

extension UnresolvedSite {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      owner: try fields.string("owner"), kind: try fields.choice("kind", Transition.Kind.self),
      location: try fields.location(), reason: try fields.string("reason"),
      isCut: try fields.boolean("cut", default: false))
  }
}

extension SuspectedSite {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      cause: try fields.choice("cause", Cause.self), owner: try fields.string("owner"),
      location: try fields.location(), reason: try fields.string("reason"),
      module: try fields.optionalString("module"))
  }
}

extension UnreadModule {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      name: try fields.string("module"), siteCount: try fields.integer("sites"),
      bases: try fields.list("bases", required: false).map { (base) throws(GraphFormatError) in
        Base(name: try base.string("name"), heirCount: try base.integer("heirs"))
      })
  }
}

extension RouteResolver {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    let defaultArm = try fields.nested("defaultArm")
    self.init(
      routeType: try fields.string("routeType"), owner: try fields.string("owner"),
      function: try fields.string("function"), location: try fields.location(),
      arms: try fields.list("arms").map(Arm.init(fields:)), defaultArm: try defaultArm.map(Arm.init(fields:)),
      missingCases: try fields.strings("missingCases"))
  }
}

extension RouteResolver.Arm {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      cases: try fields.strings("cases"), location: try fields.location(),
      destinations: try fields.strings("destinations"), blank: try fields.optionalString("blank"))
  }
}

extension UnmatchedDestination {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(
      owner: try fields.string("owner"), type: try fields.string("type"), location: try fields.location(),
      isCertain: try fields.boolean("certain"),
      stacks: try fields.list("stacks", required: false).map { (stack) throws(GraphFormatError) in try stack.location()
      })
  }
}

extension Embedding {
  fileprivate init(fields: JSONFields) throws(GraphFormatError) {
    self.init(parent: try fields.string("parent"), child: try fields.string("child"), location: try fields.location())
  }
}
