import NavigationModel
import SourceFacts

/// What is asked for a sink on its way back, and what comes out.
extension SinkResolver {
  struct Question {
    var root: Environment
    /// The outermost place that the destination has been followed to.
    var site: Ref
    var depth: Int
    var confidence: Confidence
    /// The first write to navigation state that has been followed: the site, or what the site leads to.
    var written: Ref?
    /// The object into which the way puts something that a stack shows.
    var filled: Ref? = nil
    /// Targets that a shorter way already gave.
    var known: Set<Target>
    var wrote: Bool { written != nil }
    /// The destination was followed to a call or write, away from the sink.
    var isFollowed: Bool { depth != 0 }
    /// The state that writes on the way have set: what ran before them saw something else in it.
    var overwritten: Set<Ref> = []
    /// What has to hold at the calls and writes on the way.
    var conditions: [Condition] = []
    /// The subtype that `self` is taken to be, where each answers in its own way.
    var subject: Subject?
    /// The call whose receiver `self` is, then the one whose receiver is `self` where that call stands, and so on.
    var receivers: [Ref] = []
    /// The destination is one of a list that another object keeps: whoever picks it from there names it.
    var isPicked = false
    /// Where the destination is taken out of what an object or value was made with.
    var taken: Ref?
    /// What is shown for the model that the way came by, whatever the model is: its type says it where nobody knows the
    /// value.
    var shownForModel: [Target] = []
    /// Where the value is named that a content is asked for which somebody hands in: each value goes its own way to that
    /// content, over as many hands as there are.
    var contentFor: Ref?

    struct Subject: Hashable {
      var type: TypeID
      /// What it answers with: the site, unless a caller names the destination.
      var member: Ref
      /// The destination comes from callers.
      var isGiven = false
    }
  }

  /// A call or write that was taken, for a subtype.
  struct Step: Hashable {
    var source: Source
    var subject: Question.Subject?
    /// Where what is shown was named, if the source only says how it is shown: every route goes through the same
    /// content.
    var site: Ref? = nil
  }

  /// What one round found out.
  struct Answer {
    var targets: [(target: Target, route: RouteValue?, site: Ref?)] = []
    /// Kinds of targets, by place, where the value says another than the sink's.
    var kinds: [Int: [Transition.Kind]] = [:]
    /// Variables that the destination may be: each leads somewhere else, and is followed by itself.
    var open: [VariableKey] = []
    /// Variables that would have decided a `switch` on the way: one after the other is bound.
    var undecided: [VariableKey] = []
    /// All variables that would have decided a `switch`, whatever else was found.
    var deciding: [VariableKey] = []
    /// Targets to report if binding `open` leads nowhere.
    var fallback: [(target: Target, route: RouteValue?, site: Ref?)] = []
    var reason = "the destination is not named where navlint can follow it"
    /// Enums of routes of which nobody knows which one it is.
    var lost: Set<TypeID> = []
    /// Nothing to report, and nothing missing (a `nil`).
    var isSettled = false
    /// Resolved by the type of a route that an unknown closure is given: which closure it is makes no difference.
    var isByRoute = false
    /// A cast alone says what the destination is.
    var isByCast = false
    /// Variables of ``open`` that are lists, of which the destination is an element.
    var lists: Set<VariableKey> = []
    /// Variables of ``open`` that are objects, of which the destination is what they hold: who names that has named it.
    var objects: Set<VariableKey> = []
    /// Navigation controllers that were made without a content.
    var hollow: [Ref] = []
    /// The function that shows the object it is called on.
    var ownObjectOf: Ref?
    /// The subtypes that answer in their own way: each is asked by itself.
    var subjects: [Question.Subject] = []

    /// What was found hangs on variables: it counts only where following them leads nowhere.
    mutating func leaveUndecided(_ deciding: [VariableKey]) {
      undecided += deciding
      fallback += targets
      targets = []
    }
  }

  /// The calls and writes that a sink has been followed to. One that was reached under other conditions is followed
  /// again (`case .now: present(x)` next to `case .later: dismiss { present(x) }`), a few times.
  struct Visits {
    let semantics: Semantics
    var conditions: [Step: [[Branch]]] = [:]

    /// What has to hold, whatever else is known of it. The two branches of an `if` are two ways.
    struct Branch: Hashable {
      var node: Ref
      var isNegated: Bool
    }

    mutating func admit(_ step: Step, _ way: [Condition]) -> Bool {
      let branches = way.map { Branch(node: $0.node, isNegated: $0.isNegated) }
      let known = conditions[step] ?? []
      guard !known.contains(branches), semantics.allows(\.conditionsOfStep, after: known.count) else { return false }
      conditions[step] = known + [branches]
      return true
    }
  }
}
