import Dialects
import NavigationModel

/// Navigation in the code.
extension LinkedProgram {
  /// A call that shows content while a state holds: `.sheet(isPresented:)`, `.alert(…)`,
  /// `.navigationDestination(item:)`.
  package struct Presentation: Hashable, Sendable {
    package var call: Ref
    /// The binding as it is written.
    package var state: Ref
    package var kind: Transition.Kind
  }

  /// A system controller that a tablet shows as a popover: the code that makes it, and its name for people.
  package struct Popover {
    package var type: String
    package var noun: String
    package var label: String
    /// An explicit presentation style takes effect.
    package var takesStyle: Bool
  }

  /// The system popovers of the dialects, by the name of the type.
  package var popovers: [Popover] {
    semantics.library.popovers.sorted { $0.key < $1.key }.map { type, popover in
      Popover(type: type, noun: popover.noun, label: popover.label, takesStyle: popover.takesStyle)
    }
  }

  /// The system's alerts: how an action sheet is recognised, and which settings do not state its position.
  package typealias ActionSheet = Dialect.ActionSheet
  package var actionSheet: ActionSheet { semantics.library.platform.actionSheet }

  /// How code says where a popover points.
  package var anchoring: Dialect.Anchoring { semantics.library.platform.anchoring }

  /// The system's hosting controllers, with the label of the argument for the view.
  package var hosts: [String: String] { semantics.library.platform.hosts }

  /// Functions of the app through which the system asks for an answer, and waits for it.
  package var functionsOwingAnswers: [Ref] {
    let owed = semantics.library.platform.owedAnswers
    guard !owed.isEmpty else { return [] }
    return declaredTypes.flatMap { type in
      owed.sorted { $0.key < $1.key }.flatMap { name, labels in
        ownMembers(named: name, of: type).filter { function in
          kind(function) == .function
            && parameters(of: function).contains { parameter in
              child(parameter, .label).map { labels.contains(self.name($0)) } ?? false
            }
        }
      }
    }
  }

  /// Calls that suspend their task until the continuation in their closure is resumed, in order of place.
  package var suspendingCalls: [Ref] {
    semantics.library.suspending.sorted().flatMap(calls(named:)).sorted()
  }

  /// The type is a library's wrapper of the actions of a stack's element.
  package func isActionOfElement(_ name: String) -> Bool { semantics.library.elementActions.contains(name) }

  /// A library's collection type, by its name.
  package func isListOfLibrary(_ type: String) -> Bool { semantics.library.meanings[type]?.form == .array }

  /// The call has the name of a library's control, or of a modifier that makes a control of its view.
  package func isNamedLikeControl(_ call: Ref) -> Bool {
    let known = semantics.library.controls
    return known.made[name(call)] != nil || known.gestures[name(call)] != nil
  }

  /// In order of place.
  package var presentations: [Presentation] {
    collector.presenters.map { Presentation(call: $0.place, state: $0.state, kind: $0.kind) }.sorted {
      ($0.call, $0.state) < ($1.call, $1.state)
    }
  }

  /// Containers that show a path: the call and the path's binding.
  package var boundStacks: [(call: Ref, path: Ref)] {
    collector.stacks.map { ($0.place, $0.path) }.sorted { $0.0 < $1.0 }
  }
  /// Containers of stacks, with and without a path.
  package var stacks: [Ref] { collector.stackContainers.sorted() }
  /// The call is a container of a stack.
  package func isStack(_ call: Ref) -> Bool { stackCalls.contains(call) }
  /// `navigationDestination(for:)` and the like: the call, the type, the content.
  package var destinationRegistrations: [(call: Ref, type: Ref, content: Ref)] {
    collector.registrations.map { ($0.place, $0.type, $0.content) }.sorted { $0.0 < $1.0 }
  }

  /// The stored variables behind a binding, through parameters and bindings that are passed down.
  package func states(behind binding: Ref) -> [Ref] { paths.states(of: binding) }

  /// The flags and optionals that a computed binding reads: `Binding(get: { model.asked != nil }, set: …)`.
  package func statesAsked(by binding: Ref) -> [Ref] { paths.statesAsked(by: binding) }

  /// The value that selects the tab which a statement of a bar's content shows: its own, or that of a modifier on it;
  /// nil where the code states none.
  package func tabValue(of statement: Ref, inBar bar: Ref) -> Ref? {
    semantics.library.selections[name(bar)].flatMap { collector.tab(statement, $0)?.value }
  }

  /// Navigation whose site or primitive is the place.
  package func navigation(at place: Ref) -> [NavigationSite] { siteIndex[place] ?? [] }
  /// A way back starts or ends at the place.
  package func isBack(_ place: Ref) -> Bool { backPlaces.contains(place) }
  /// Screens (ids of the graph) on which the code at a place can run, sorted.
  package func screens(at place: Ref) -> [Screen.ID] { attribution.screens(at: place).map(semantics.screenID).sorted() }
  /// The id that a type has in the graph as a screen.
  package func screenID(of type: TypeID) -> Screen.ID { semantics.screenID(type) }
  /// Types of the tree that an expression or content closure shows, unwrapped from stacks and modifiers.
  package func shown(by content: Ref) -> [TypeID] {
    finder.targets(of: evaluator.values(of: content, in: Environment(parent: nil))).compactMap {
      if case .declared(let id) = $0 { id } else { nil }
    }
  }
}
