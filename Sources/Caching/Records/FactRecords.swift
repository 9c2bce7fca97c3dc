import SourceFacts

extension SourceFault: Record {
  static var empty: Self { SourceFault(message: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&line)
    try coder.code(&column)
    try coder.code(&message)
    try coder.code(&more)
  }
}

extension InterfaceFacts: Record {
  static var empty: Self { InterfaceFacts(path: "", isStoryboard: false) }
  /// Without the path: it is the file's name, not a fact.
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&isStoryboard)
    try coder.code(&isLaunchScreen)
    try coder.code(&initialViewController)
    try coder.code(&ownerClass)
    try coder.code(&scenes)
    try coder.code(&segues)
    try coder.code(&attributeTexts)
    try coder.code(&actions)
    try coder.code(&connections)
    try coder.code(&rows)
    try coder.code(&fault)
  }
}

extension InterfaceFacts.Scene: Record {
  static var empty: Self { InterfaceFacts.Scene(id: "", kind: .other, element: "", line: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&kind)
    try coder.code(&element)
    try coder.code(&storyboardIdentifier)
    try coder.code(&customClass)
    try coder.code(&title)
    try coder.code(&tabTitle)
    try coder.code(&storyboardName)
    try coder.code(&referencedIdentifier)
    try coder.code(&modalPresentationStyle)
    try coder.code(&line)
  }
}

extension InterfaceFacts.Segue: Record {
  static var empty: Self { InterfaceFacts.Segue(id: "", source: "", kind: .other, line: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&source)
    try coder.code(&destination)
    try coder.code(&kind)
    try coder.code(&relationship)
    try coder.code(&identifier)
    try coder.code(&modalPresentationStyle)
    try coder.code(&customClass)
    try coder.code(&unwindAction)
    try coder.code(&creationAction)
    try coder.code(&trigger)
    try coder.code(&line)
  }
}

extension InterfaceFacts.Trigger: Record {
  static var empty: Self { InterfaceFacts.Trigger(id: "", element: "", title: nil) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&element)
    try coder.code(&title)
    try coder.code(&isForMac)
    try coder.code(&outlets)
  }
}

extension InterfaceFacts.Outlet: Record {
  static var empty: Self { InterfaceFacts.Outlet(owner: "", property: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&owner)
    try coder.code(&property)
  }
}

extension InterfaceFacts.Connection: Record {
  static var empty: Self {
    InterfaceFacts.Connection(selector: "", receiver: nil, control: InterfaceFacts.Trigger.empty)
  }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&selector)
    try coder.code(&receiver)
    try coder.code(&control)
  }
}

extension InterfaceFacts.Row: Record {
  static var empty: Self { InterfaceFacts.Row(scene: "", section: 0, row: 0, title: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&scene)
    try coder.code(&section)
    try coder.code(&row)
    try coder.code(&title)
  }
}

extension PropertyListFacts: Record {
  static var empty: Self { PropertyListFacts(path: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&mainStoryboards)
    try coder.code(&launchStoryboard)
    try coder.code(&sceneConfigurations)
    try coder.code(&supportsMultipleScenes)
    try coder.code(&urlSchemes)
    try coder.code(&extensionPrincipalClass)
    try coder.code(&extensionMainStoryboard)
    try coder.code(&extensionPoint)
    try coder.code(&fault)
  }
}

extension PropertyListFacts.SceneConfiguration: Record {
  static var empty: Self { PropertyListFacts.SceneConfiguration(role: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&role)
    try coder.code(&name)
    try coder.code(&storyboard)
    try coder.code(&delegateClass)
  }
}

extension StringTableFacts: Record {
  static var empty: Self { StringTableFacts(path: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    var entries = entries
    var fault = fault
    try coder.code(&entries)
    try coder.code(&fault)
    // Sorted again, because what is read is not trusted.
    if coder.isReading { self = StringTableFacts(path: path, entries: entries, fault: fault) }
  }
}

extension StringTableFacts.Entry: Record {
  static var empty: Self { StringTableFacts.Entry(key: "", text: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&key)
    try coder.code(&text)
  }
}

extension ProjectFacts: Record {
  static var empty: Self { ProjectFacts(path: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(numbers: &deviceFamilies)
    try coder.code(numbers: &appDeviceFamilies)
    try coder.code(words: &appConfigurations)
    try coder.code(words: &includedConfigurations)
    try coder.code(&buildsForIOS)
    try coder.code(&keepsCallersActor)
    try coder.code(words: &mainStoryboards)
    try coder.code(words: &objectiveCNames)
    try coder.code(&generatesProject)
    try coder.code(&sources)
    try coder.code(&targets)
    var gap = UInt64(targetGap?.rawValue ?? 0)
    try coder.code(&gap)
    targetGap = UInt8(exactly: gap).flatMap(TargetGap.init)
    try coder.code(&fault)
  }
}

extension FieldCoder {
  fileprivate mutating func code(words: inout Set<String>) throws(RecordDamage) {
    var sorted = words.sorted()
    try code(&sorted)
    words = Set(sorted)
  }

  /// Build settings are text that users write: they may contain any number.
  fileprivate mutating func code(numbers: inout Set<Int>) throws(RecordDamage) {
    var sorted = numbers.sorted().map(Number.init)
    try code(&sorted)
    numbers = Set(sorted.map(\.value))
  }
}

private struct Number: Record {
  var value: Int
  static var empty: Self { Number(value: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    var word = UInt64(bitPattern: Int64(value))
    try coder.code(&word)
    value = Int(Int64(bitPattern: word))
  }
}

extension ProjectSources: Record {
  static var empty: Self { ProjectSources() }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&files)
    try coder.code(&folders)
  }
}

extension ProjectSources.Folder: Record {
  static var empty: Self { ProjectSources.Folder(path: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&path)
    try coder.code(&leftOut)
  }
}

extension TargetFacts: Record {
  static var empty: Self { TargetFacts(name: "", kind: .library) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&module)
    try coder.code(&files)
    try coder.code(&folders)
    try coder.code(&dependencies)
    try coder.code(numbers: &deviceFamilies)
  }
}
