/// The keys of a configuration file.
/// What a file may hold is defined here and in ``PolicyKey`` and the enums after it, and nowhere else: the reader and
/// the schema are both made from these lists.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case extends
  case included
  case excluded
  case entryPoints = "entry_points"
  case rules
  case onlyRules = "only_rules"
  case optInRules = "opt_in_rules"
  case disabledRules = "disabled_rules"
  case confidence
  case failLevel = "fail_level"
  case strict
  case policies
  case idioms
  case dialects
  case map

  /// Also applies in files of folders below, to findings in those folders.
  public var countsInFolders: Bool {
    switch self {
    case .extends, .rules, .disabledRules: true
    default: false
    }
  }

  /// What the key means, in one line.
  public var summary: String {
    switch self {
    case .extends:
      "Files whose settings apply where this one sets nothing: paths relative to this file's folder, inside the repository."
    case .included:
      "What is read: folders, files or patterns, relative to this file's folder. Everything, when the key is missing."
    case .excluded: "What is not read: folders, files or patterns, relative to this file's folder."
    case .entryPoints:
      "Screens where users enter in ways that no Swift code shows, such as a framework that starts them."
    case .rules: "For each rule or policy: its severity, or a mapping of its severity and options."
    case .onlyRules: "The only rules that run. Policies run in any case."
    case .optInRules: "Rules that run although they are off by default; 'all' for all of them."
    case .disabledRules: "Rules and policies that do not run."
    case .confidence: "How sure navlint must be of a finding to report it."
    case .failLevel: "The lowest severity that fails the run."
    case .strict:
      "Whether warnings fail the run whatever 'fail_level' says, and a name in the configuration that matches nothing is an error."
    case .policies: "The team's own rules about its navigation."
    case .idioms: "For each function or property that 'navlint idioms' lists: what its uses are."
    case .dialects: "Navigation libraries that navlint does not know."
    case .map: "How maps name, group and leave out screens."
    }
  }
}

/// The keys of an element of `entry_points`; a plain string is its `screen`.
public enum EntryPointKey: String, CaseIterable, Sendable {
  case screen, via

  public var summary: String {
    switch self {
    case .screen: "The screen's type."
    case .via: "How users enter."
    }
  }
}

/// The keys of `map`.
public enum MapKey: String, CaseIterable, Sendable {
  case titles, hide, merge, areas

  public var summary: String {
    switch self {
    case .titles: "For each pattern of a screen's type: its name on maps."
    case .hide: "Patterns of screens that maps leave out."
    case .merge: "For each name: patterns of screens that maps show as one box of that name."
    case .areas: "For each name: patterns of screens that maps show as one area of that name."
    }
  }
}

/// The word in `opt_in_rules` for all rules that are off by default.
public let allRulesWord = "all"

/// What `rules` says about a rule besides its options.
public enum RuleLevel: String, CaseIterable, Sendable {
  case error, warning, info, off
}

/// The key of a rule's severity next to its options.
public let severityKey = "severity"

/// The keys of a policy besides its demand, which is one of ``Policy/Demand/Kind``.
public enum PolicyKey: String, CaseIterable, Sendable {
  case name, severity, comment
  case forbidden, required
  case onlyThrough = "only_through"
  case maxDepth = "max_depth"
  case maxModalDepth = "max_modal_depth"
  case canBeLeft = "can_be_left"

  public var summary: String {
    switch self {
    case .name: "The policy's id, in kebab case: findings and suppressions name it."
    case .severity: "The severity of its findings; a warning when the key is missing."
    case .comment: "Why the team wants it; findings show it."
    case .forbidden: "Moves that must not exist."
    case .required: "Moves that must exist, from each of the screens."
    case .onlyThrough: "Screens that every way reaches through a gate."
    case .maxDepth: "How many moves screens may be away from an entry."
    case .maxModalDepth: "How many modal screens may be stacked."
    case .canBeLeft: "Screens that users must be able to leave."
    }
  }
}

/// The keys of `forbidden` and `required`.
public enum MoveKey: String, CaseIterable, Sendable {
  case from, to, via, kinds, reach

  public var summary: String {
    switch self {
    case .from: "The screens that the move starts from; all, when the key is missing."
    case .to: "The screens that it leads to; '$1' is what the first group in 'from' captured."
    case .via: "Only ways that pass one of these screens; needs 'reach: any'."
    case .kinds: "The kinds of transitions that count; all but 'back' when the key is missing."
    case .reach:
      "'direct' for one transition, 'any' for ways of any length; 'direct' when the key is missing and there is no 'via'."
    }
  }
}

/// The keys of `only_through`.
public enum GateKey: String, CaseIterable, Sendable {
  case to, via, from

  public var summary: String {
    switch self {
    case .to: "The screens that are guarded."
    case .via: "The gates: every way passes one of these screens."
    case .from: "Where ways start; at the app's entries when the key is missing."
    }
  }
}

/// The keys of `max_depth`.
public enum DepthKey: String, CaseIterable, Sendable {
  case limit, to, from

  public var summary: String {
    switch self {
    case .limit: "The highest number of moves that is allowed."
    case .to: "The screens that the limit applies to; all but alerts and dialogs when the key is missing."
    case .from: "Where ways start; at the app's entries when the key is missing."
    }
  }
}

/// The keys of `max_modal_depth`.
public enum ModalDepthKey: String, CaseIterable, Sendable {
  case limit, kinds, to

  public var summary: String {
    switch self {
    case .limit: "The highest number of stacked modal screens that is allowed."
    case .kinds: "The kinds of transitions that count; sheet, cover and popover when the key is missing."
    case .to: "The topmost screens that the limit applies to; all when the key is missing."
    }
  }
}

/// The keys of `can_be_left`.
public enum WayOutKey: String, CaseIterable, Sendable {
  case kinds, to, strict

  public var summary: String {
    switch self {
    case .kinds: "How the screens are shown; cover when the key is missing."
    case .to: "The screens that the policy applies to; all when the key is missing."
    case .strict: "Also report screens that may have a way out in code that navlint cannot follow."
    }
  }
}

/// The keys of a selector of screens; a plain string or a list of strings is its `screen`.
public enum SelectorKey: String, CaseIterable, Sendable {
  case screen, flow, folder, module, kind, entry, not

  public var summary: String {
    switch self {
    case .screen: "Patterns of the screen's type."
    case .flow: "Patterns of the flow that it belongs to: a coordinator, router or route enum."
    case .folder: "Patterns of the folder or file that declares it, relative to the configuration's folder."
    case .module: "Patterns of the module that declares it: the folder below 'Sources', else the first folder."
    case .kind: "What kind of screen it is."
    case .entry: "Whether it is an entry of the app."
    case .not: "Screens to leave out: a selector, or a list of them."
    }
  }
}
