import NavigationModel

/// Why a description of a library is no dialect.
public struct DialectFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake: the keys and places that lead to it, and what to do.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// For example `["operations", "2", "kind"]`; empty for the whole.
    public var steps: [String]
    public var message: String

    /// `operations[2].kind`
    public var path: String {
      steps.reduce("") { path, step in
        Int(step) != nil ? "\(path)[\(step)]" : path.isEmpty ? step : "\(path).\(step)"
      }
    }

    public var description: String { PlainText.line(path.isEmpty ? message : "\(path): \(message)") }
  }

  /// In the order in which the keys of a dialect are read; never empty.
  public var problems: [Problem]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension Dialect {
  /// A dialect that a user wrote, with the keys of docs/dialects.md. All mistakes are reported at once.
  public init(reading value: JSONValue) throws(DialectFailure) {
    let problems = DialectFields.Problems()
    guard let fields = DialectFields(value, steps: [], problems: problems) else {
      throw DialectFailure(problems: problems.list)
    }
    self.init(fields)
    fields.finish()
    if !problems.list.isEmpty { throw DialectFailure(problems: problems.list) }
  }

  init(_ f: DialectFields) {
    self.init(name: f.text("name", required: true))
    modules = f.texts("modules")
    library = f.record("library", Library.init)
    presenters = f.records("presenters", Presenter.init)
    stacks = f.records("stacks", Stack.init)
    registrations = f.records("registrations", Registration.init)
    links = f.records("links", Link.init)
    containers = f.records("containers", Container.init)
    operations = f.records("operations", Operation.init)
    assignments = f.records("assignments", Assignment.init)
    backs = f.records("backs", Back.init)
    constructors = f.records("constructors", RouteConstructor.init)
    addresses = f.records("addresses", AddressRegistration.init)
    addressTypes = f.records("address_types", AddressType.init)
    replacements = f.records("replacements", StateReplacement.init)
    meanings = f.records("meanings", TypeMeaning.init)
    expectations = f.records("expectations", Expectation.init)
    closures = f.records("closures", ClosureTypes.init)
    syntheses = f.records("syntheses", Synthesis.init)
    lenses = f.records("lenses", Lens.init)
    dispatches = f.records("dispatches", Dispatch.init)
    selfProperties = f.texts("self_properties")
    boxes = f.records("boxes", Box.init)
    environment = f.table("environment")
    environmentWrappers = f.table("environment_wrappers")
    standIns = f.texts("stand_ins")
    environmentModifiers = f.table("environment_modifiers")
    layouts = f.texts("layouts")
    boxesOfFirst = f.texts("boxes_of_first")
    makers = f.texts("makers")
    subjects = f.texts("subjects")
    sequences = f.texts("sequences")
    notified = f.texts("notified")
    suspending = f.texts("suspending")
    streams = f.record("streams", Streams.init)
    flowTypes = f.texts("flow_types")
    flowStarts = f.texts("flow_starts")
    presentationValues = f.texts("presentation_values")
    presentationAttributes = f.texts("presentation_attributes")
    storyboards = f.texts("storyboards")
    storyboardResources = f.records("storyboard_resources", StoryboardResources.init)
    wrappers = f.labelTable("wrappers")
    coordination = f.record("coordination", Coordination.init)
  }
}
