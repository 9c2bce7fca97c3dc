import SourceFacts

/// What SwiftUI passes to a view that represents one of UIKit or AppKit.
extension Semantics {
  /// A view of SwiftUI that shows one of UIKit or AppKit, or a controller.
  func isRepresentable(_ type: TypeID) -> Bool {
    supertypeNames(of: type).contains { $0.hasSuffix("Representable") }
  }

  /// `context.coordinator` in a `UIViewRepresentable`: the result of its own `makeCoordinator`.
  func coordinator(ofContext context: TypeExpression, at place: Ref) -> TypeExpression? {
    guard case .external(let name, let arguments) = context, name == "Context" || name.hasSuffix("RepresentableContext")
    else { return nil }
    let owner: TypeID? = if case .named(let id, _)? = arguments.first?.core { id } else { program.enclosingType(place) }
    guard let owner, isRepresentable(owner),
      let maker = program.symbols.find("makeCoordinator").flatMap({ members(named: $0, of: owner).first }),
      program.kind(maker) == .function
    else { return nil }
    return program.child(maker, .result).map(resolve)
  }
}
