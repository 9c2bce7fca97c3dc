import NavigationModel
import SourceFacts

/// The questions about a sink on the way back to its sites, and their answers.
extension SinkResolver {
  struct Question {
    var root: Environment
    /// The outermost place that the destination has been followed to.
    var site: Ref
    var depth: Int
    var confidence: Confidence
    /// The first write to navigation state on the way: the site, or a write that the site leads to.
    var written: Ref?
    /// The object with a stack's content that a write on the way fills.
    var filled: Ref? = nil
    /// Targets that a shorter way already found.
    var known: Set<Target>
    var wrote: Bool { written != nil }
    /// The destination was followed to a call or write, away from the sink.
    var isFollowed: Bool { depth != 0 }
    /// State that writes on the way have set: code before them saw other values.
    var overwritten: Set<Ref> = []
    /// The conditions of the calls and writes on the way.
    var conditions: [Condition] = []
    /// The assumed type of `self`, where each subtype has its own implementation.
    var subject: Subject?
    /// The call whose receiver is `self`, then the call whose receiver is the `self` of that call's code, and so on.
    var receivers: [Ref] = []
    /// The destination is one of a list that another object holds: the code that picks it names it.
    var isPicked = false
    /// The place where the destination is read from an object's or value's stored property.
    var taken: Ref?
    /// The screens for the model on the way, whatever its value is: its type decides them.
    var shownForModel: [Target] = []
    /// The place that names the value for which a content closure is asked. Each value keeps its own place on the way
    /// to the closure, over any number of parameters.
    var contentFor: Ref?
    /// The construction of the object that keeps the closure which the question came from: the closure is run with
    /// values of that object alone.
    var keeper: Ref?

    struct Subject: Hashable {
      var type: TypeID
      /// The member that gives the destination: it is the site, unless a caller names the destination.
      var member: Ref
      /// The destination comes from callers.
      var isGiven = false
    }
  }

  /// A call or write that was followed, for a subtype.
  struct Step: Hashable {
    var source: Source
    var subject: Question.Subject?
    var keeper: Ref?
    /// The place that names the shown value, if the source only decides how it is shown: every route passes the same
    /// content.
    var site: Ref? = nil
  }

  /// The result of one round.
  struct Answer {
    var targets: [(target: Target, route: RouteValue?, site: Ref?)] = []
    /// Kinds of targets, by index, where a value decides another kind than the sink's.
    var kinds: [Int: [Transition.Kind]] = [:]
    /// Variables that may hold the destination. Each leads elsewhere and is followed by itself.
    var open: [VariableKey] = []
    /// Variables that would decide a `switch` on the way. They are bound one after the other.
    var undecided: [VariableKey] = []
    /// All variables that would decide a `switch`, whatever else was found.
    var deciding: [VariableKey] = []
    /// Targets to report if binding `open` leads nowhere.
    var fallback: [(target: Target, route: RouteValue?, site: Ref?)] = []
    var reason = "navlint cannot follow where the destination comes from"
    /// Enums of routes whose value cannot be known.
    var lost: Set<TypeID> = []
    /// There is no destination, and nothing is missing (a `nil`).
    var isSettled = false
    /// The type of a route that is passed to an unknown closure gives the destination: the closure makes no difference.
    var isByRoute = false
    /// Only a cast tells the destination.
    var isByCast = false
    /// Variables of ``open`` that are lists with the destination as an element.
    var lists: Set<VariableKey> = []
    /// Variables of ``open`` that are objects with the destination in a property: the code that names the object names
    /// it.
    var objects: Set<VariableKey> = []
    /// Variables of ``open`` with a model in the payload of their case: the model's type decides the destination.
    var carriers: Set<VariableKey> = []
    /// Navigation controllers that were made without content.
    var hollow: [Ref] = []
    /// Those of ``fallback``.
    var hollowFallback: [Ref] = []
    /// The function that shows `self`.
    var ownObjectOf: Ref?
    /// The subtypes with an implementation of their own: each is asked separately.
    var subjects: [Question.Subject] = []

    /// The results depend on variables: they only count where following these finds nothing.
    mutating func leaveUndecided(_ deciding: [VariableKey]) {
      undecided += deciding
      fallback += targets
      hollowFallback += hollow
      targets = []
      hollow = []
    }
  }

  /// The calls and writes that a sink was followed to. One that is reached under other conditions is followed again
  /// (`case .now: present(x)` next to `case .later: dismiss { present(x) }`), up to a limit.
  struct Visits {
    let semantics: Semantics
    var conditions: [Step: [[Branch]]] = [:]

    /// A condition without its details. The two branches of an `if` differ.
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
