import NavigationModel

extension Dialect {
  /// Calls that no dialect describes and no source in the tree defines, but that are named like navigation: a library's
  /// `.bottomSheet(isPresented:) { … }`, `navigationController.pushFade(viewController:)`,
  /// `window.set(newRootController:)`. What they show is inferred.
  public struct Convention: Sendable, Hashable {
    public enum Form: Sendable, Hashable {
      /// A modifier whose name ends so, with a binding that presents (`isPresented`, `item`) and a content.
      case modifier(ending: String, Transition.Kind)
      /// A method of a controller whose name starts so, with an argument that is a controller.
      case method(start: String, Transition.Kind)
      /// A method of a window whose name starts so, with an argument that is a controller: UIKit has none.
      case window(start: String, Transition.Kind)
      /// A method whose name starts so, which a class inherits from a base class that is not in the tree, with an
      /// argument that is a screen or the type of one.
      case inherited(start: String, Transition.Kind)
      /// A method of a controller whose name starts so, without such an argument.
      case back(start: String, Transition.Back)
      /// A method whose name starts so, of a type that is not in the tree: it may navigate, and nobody knows where.
      case suspected(start: String)
      /// A modifier of a library with an argument of that label: it may present what it is given.
      case suspectedModifier(label: String)
    }
    public var form: Form
    public init(_ form: Form) { self.form = form }
  }
}
