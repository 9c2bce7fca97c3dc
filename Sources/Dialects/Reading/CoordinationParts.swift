import NavigationModel

// How coordinators of a library work, from the mapping that describes it.

extension Dialect.Coordination {
  init(_ f: DialectFields) {
    self.init()
    bases = f.table("bases")
    handler = f.record("handler", Dialect.Handler.init)
    outcomes = f.records("outcomes", Dialect.Outcome.init)
    results = f.texts("results")
    triggers = f.records("triggers", Dialect.Trigger.init)
    starts = f.records("starts", Dialect.Start.init)
    backs = f.records("backs", Dialect.Back.init)
    routers = f.texts("routers")
    sameMembers = f.texts("same_members")
    wrappers = f.texts("wrappers")
    properties = f.record("properties", Dialect.RouteProperties.init)
    emitters = f.record("emitters", Dialect.Emitters.init)
  }
}

extension Dialect.Handler {
  init(_ f: DialectFields) { self.init(f.text("name", required: true), label: f.label("label")) }
}

extension Dialect.Outcome {
  /// The names of effects in a description; `show` and `back` need a kind.
  private enum Name: String, CaseIterable {
    case show, back, all, nothing
    case toParent = "to_parent"
    case toSelf = "to_self"
  }

  init(_ f: DialectFields) {
    let name = f.text("name", required: true)
    let arguments = f.labels("arguments", default: [""])
    let effect: Effect
    switch f.choice("effect", default: nil) as Name {
    case .show: effect = .show(f.choice("kind", default: nil))
    case .back: effect = .back(f.choice("how", default: nil))
    case .all: effect = .all
    case .nothing: effect = .nothing
    case .toParent: effect = .toParent
    case .toSelf: effect = .toSelf
    }
    self.init(name, effect, arguments: arguments)
  }
}

extension Dialect.Trigger {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), argument: f.label("argument"), receivers: f.texts("receivers"),
      isList: f.boolean("is_list"),
      audience: f.choice("audience", default: .receiver), isGesture: f.boolean("is_gesture"))
  }
}

extension Dialect.Start {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), arguments: f.labels("arguments"), required: f.labels("required"),
      kind: f.choice("kind", default: nil),
      receivers: f.texts("receivers"), isSuperInit: f.boolean("is_super_init"), handsOver: f.boolean("hands_over"))
  }
}

extension Dialect.RouteProperties {
  init(_ f: DialectFields) {
    self.init(
      attributes: f.choiceTable("attributes"), kinds: f.choiceTable("kinds"), calls: f.labelTable("calls"),
      leads: f.texts("leads"),
      initials: f.labelTable("initials"), lists: f.labelTable("lists"))
  }
}

extension Dialect.Emitters {
  init(_ f: DialectFields) {
    self.init(
      types: f.texts("types", required: true), routes: f.texts("routes"), stream: f.text("stream", required: true),
      emits: f.texts("emits"),
      feeds: f.labelTable("feeds"), first: f.text("first"), onStart: f.text("on_start"),
      constants: f.labelTable("constants"),
      groups: f.labelTable("groups"), root: f.text("root"), adapter: f.record("adapter", Dialect.Handler.init),
      starts: f.records("starts", Dialect.Contribution.init),
      contributions: f.records("contributions", Dialect.Contribution.init))
  }
}

extension Dialect.Contribution {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), shown: f.labels("shown", required: true),
      emitter: f.labels("emitter", required: true))
  }
}
