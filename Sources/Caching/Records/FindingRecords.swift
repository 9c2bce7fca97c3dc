import NavigationModel

extension Finding: Record {
  static var empty: Self { Finding(rule: "", severity: .info, message: "", location: .empty, subject: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&rule)
    try coder.code(&severity)
    try coder.code(&message)
    try coder.code(&location)
    try coder.code(&related)
    try coder.code(&witness)
    try coder.code(&subject)
    try coder.code(&occurrence)
    try coder.code(&confidence)
    try coder.code(&fix)
  }
}

extension Finding.Related: Record {
  static var empty: Self { Finding.Related(location: .empty, message: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&location)
    try coder.code(&message)
  }
}

extension Fix: Record {
  static var empty: Self { Fix(title: "", isCertain: false, edits: []) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&title)
    try coder.code(&isCertain)
    try coder.code(&edits)
  }
}

extension Fix.Edit: Record {
  static var empty: Self { Fix.Edit(location: .empty, operation: .addAttribute("")) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&location)
    try coder.code(&operation)
  }
}

extension Fix.Edit.Operation: Record {
  static var empty: Self { .addAttribute("") }

  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    var (tag, first, second, place): (UInt64, String, String, SourceLocation?) =
      switch self {
      case .addAttribute(let name): (0, name, "", nil)
      case .removeAttribute(let name): (1, name, "", nil)
      case .wrapInCondition(let condition): (2, condition, "", nil)
      case .moveModifier(let container): (3, "", "", container)
      case .replaceComputedProperty(let type, let body): (4, type, body, nil)
      case .appendModifier(let text): (5, text, "", nil)
      case .rename(let name): (6, name, "", nil)
      case .addConformance(let name): (7, name, "", nil)
      case .addModifier(let name): (8, name, "", nil)
      // Names of cases have no commas.
      case .replaceDefault(let cases): (9, cases.joined(separator: ","), "", nil)
      }
    try coder.code(&tag)
    try coder.code(&first)
    try coder.code(&second)
    try coder.code(&place)
    switch (tag, place) {
    case (0, nil): self = .addAttribute(first)
    case (1, nil): self = .removeAttribute(first)
    case (2, nil): self = .wrapInCondition(first)
    case (3, let place?): self = .moveModifier(toEndOf: place)
    case (4, nil): self = .replaceComputedProperty(type: first, body: second)
    case (5, nil): self = .appendModifier(first)
    case (6, nil): self = .rename(to: first)
    case (7, nil): self = .addConformance(first)
    case (8, nil): self = .addModifier(first)
    case (9, nil): self = .replaceDefault(cases: first.split(separator: ",").map(String.init))
    default: throw RecordDamage()
    }
  }
}
