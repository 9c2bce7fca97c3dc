import NavigationModel

// The parts of a dialect, each from the mapping that describes it. Keys are the properties' names in snake case.

extension Dialect.Presenter {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), kind: f.choice("kind", default: nil), item: f.labels("item", default: ["item"]),
      flag: f.labels("flag", default: ["isPresented"]), content: f.labels("content", default: ["content"]),
      required: f.labels("required"),
      excluded: f.labels("excluded"), choice: f.record("choice", Dialect.KindChoice.init))
    part = f.labels("part")
  }
}

extension Dialect.Stack {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), path: f.labels("path"), destination: f.label("destination"),
      receivers: f.texts("receivers"),
      holdsFirst: f.boolean("holds_first"), held: f.text("held"))
  }
}

extension Dialect.Registration {
  init(_ f: DialectFields) {
    self.init(f.text("call", required: true), type: f.label("type", required: true), opener: f.optionalText("opener"))
  }
}

extension Dialect.Link {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), kind: f.choice("kind", default: .push), value: f.labels("value"),
      destination: f.labels("destination"),
      trailingIsDestination: f.boolean("trailing_is_destination"), choice: f.record("choice", Dialect.KindChoice.init))
  }
}

extension Dialect.Container {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), kind: f.choice("kind", default: nil), content: f.labels("content"),
      isList: f.boolean("is_list"), isChoice: f.boolean("is_choice"))
  }
}

extension Dialect.Operation {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), receivers: f.texts("receivers"), argument: f.label("argument"),
      required: f.labels("required"),
      kind: f.choice("kind", default: nil), destination: f.choice("destination", default: .screen),
      choice: f.record("choice", Dialect.KindChoice.init),
      answered: f.texts("answered"))
  }
}

extension Dialect.Assignment {
  init(_ f: DialectFields) {
    self.init(f.text("property", required: true), receivers: f.texts("receivers"), kind: f.choice("kind", default: nil))
  }
}

extension Dialect.Back {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), receivers: f.texts("receivers"), required: f.labels("required"),
      without: f.labels("without"),
      how: f.choice("how", default: nil))
  }
}

extension Dialect.KindChoice {
  init(_ f: DialectFields) {
    self.init(argument: f.labels("argument"), property: f.text("property"), kinds: f.choiceTable("kinds"))
  }
}

extension Dialect.RouteConstructor {
  init(_ f: DialectFields) {
    self.init(f.text("type", required: true), kinds: f.choiceTable("kinds"), argument: f.label("argument"))
  }
}

extension Dialect.AddressRegistration {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), receivers: f.texts("receivers"), pattern: f.label("pattern"),
      factory: f.labels("factory"),
      result: f.choice("result", default: .screen))
  }
}

extension Dialect.AddressType {
  init(_ f: DialectFields) {
    self.init(
      f.text("name", required: true), pattern: f.text("pattern", required: true),
      factory: f.text("factory", required: true))
  }
}

extension Dialect.StateReplacement {
  init(_ f: DialectFields) { self.init(f.text("variable", required: true), kind: f.choice("kind", default: nil)) }
}

extension Dialect.StoryboardResources {
  init(_ f: DialectFields) {
    self.init(
      scenes: f.text("scenes", required: true), segues: f.text("segues"), initial: f.texts("initial"),
      instantiate: f.texts("instantiate"))
  }
}

extension Dialect.TypeMeaning {
  init(_ f: DialectFields) {
    self.init(
      f.text("name", required: true), argument: f.integer("argument"), member: f.text("member"),
      form: f.choice("form", default: .value),
      wrapper: f.text("wrapper"), label: f.text("label"))
  }
}

extension Dialect.Expectation {
  init(_ f: DialectFields) {
    self.init(
      f.texts("calls", required: true), receivers: f.texts("receivers", required: true), label: f.optionalText("label"),
      type: f.text("type"))
  }
}

extension Dialect.ClosureTypes {
  init(_ f: DialectFields) {
    self.init(f.text("call", required: true), parameters: f.texts("parameters", required: true))
  }
}

extension Dialect.Synthesis {
  init(_ f: DialectFields) {
    self.init(attribute: f.text("attribute", required: true), members: f.texts("members", required: true))
  }
}

extension Dialect.Dispatch {
  init(_ f: DialectFields) {
    self.init(
      f.text("call", required: true), member: f.text("member", required: true), reducer: f.optionalText("reducer"),
      streams: f.texts("streams"),
      dismissals: f.texts("dismissals"), senders: f.texts("senders"), elements: f.texts("elements"))
  }
}

extension Dialect.Lens {
  init(_ f: DialectFields) { self.init(f.text("call", required: true), path: f.labels("path")) }
}

extension Dialect.Box {
  init(_ f: DialectFields) {
    self.init(
      f.text("type", required: true), content: f.labels("content"), choice: f.record("choice", Dialect.KindChoice.init))
  }
}

extension Dialect.Streams {
  init(_ f: DialectFields) {
    self.init(
      types: f.texts("types"), inputs: f.texts("inputs"), observers: f.texts("observers"), passing: f.texts("passing"),
      owners: f.texts("owners"), promises: f.texts("promises"), followers: f.texts("followers"))
  }
}

extension Dialect.Library {
  init(_ f: DialectFields) {
    self.init(module: f.text("module", required: true), types: f.texts("types", required: true))
  }
}
