import NavigationModel

extension Dialect {
  /// Calls that no dialect describes and no source in the tree defines, but that are named like navigation: a library's
  /// `.bottomSheet(isPresented:) { … }`, `navigationController.pushFade(viewController:)`,
  /// `window.set(newRootController:)`. What they show is inferred.
  public struct Convention: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
      /// A modifier whose name ends like this, with a binding that presents (`isPresented`, `item`) and a content
      /// closure.
      case modifier(ending: String, Transition.Kind)
      /// A method of a controller whose name starts like this, with a controller as an argument.
      case method(start: String, Transition.Kind)
      /// A method of a window whose name starts like this, with a controller as an argument: UIKit itself has none.
      case window(start: String, Transition.Kind)
      /// A method whose name starts like this, inherited from a base class that is not in the tree, with a screen or
      /// the type of a screen as an argument.
      case inherited(start: String, Transition.Kind)
      /// A word in the name of such a method that says how it shows the screen: `showModally(_:)`.
      case inheritedManner(word: String, Transition.Kind)
      /// A method of a controller whose name starts like this, without such an argument.
      case back(start: String, Transition.Back)
      /// A method whose name starts like this, of a type that is not in the tree: it may navigate, but the destination
      /// is unknown.
      case suspected(start: String)
      /// A modifier of a library with an argument of that label: it may present what it is given.
      case suspectedModifier(label: String)
    }
    public var form: Form
    public init(_ form: Form) { self.form = form }
  }
}
