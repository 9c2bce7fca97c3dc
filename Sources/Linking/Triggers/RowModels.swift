import SourceFacts

/// What the rows of a list stand for: `podcasts` where the function that is told of the chosen row reads
/// `podcasts[indexPath.row]`, `Podcast` where it asks for `source.podcast(at: indexPath)`.
struct RowModels {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// - Parameter function: told of the chosen row, its place the last parameter.
  func model(ofRowIn function: Ref) -> String? {
    guard let place = semantics.parameters(of: function).last, let body = program.child(function, .body) else {
      return nil
    }
    var found: String?
    semantics.forEachNode(in: body, atMost: \.controlNodes) { node in
      guard found == nil else { return false }
      switch program.kind(node) {
      case .subscript where mentions(place, in: node): found = program.child(node, .base).flatMap(named)
      case .call where isAsked(node, for: place): found = model(givenBy: node)
      default: break
      }
      return found == nil
    }
    return found
  }

  private func named(_ collection: Ref) -> String? {
    [.name, .member].contains(program.kind(collection)) ? SourceText(program: program).short(collection) : nil
  }

  private func mentions(_ place: Ref, in part: Ref) -> Bool {
    program.children(part, .arguments).contains { argument in
      var isMentioned = false
      program.forEachNode(in: argument) { node in
        isMentioned = isMentioned || program.kind(node) == .name && flow.declaration(of: node) == place
        return !isMentioned
      }
      return isMentioned
    }
  }

  /// The place itself is an argument.
  private func isAsked(_ call: Ref, for place: Ref) -> Bool {
    semantics.arguments(of: call).contains { argument in
      program.child(argument, .value).map { program.kind($0) == .name && flow.declaration(of: $0) == place } ?? false
    }
  }

  /// The app's own type of what a call gives; views and screens are no models.
  private func model(givenBy call: Ref) -> String? {
    guard case .named(let type, _) = semantics.type(of: call).core, program.types[type].isDeclared,
      !semantics.isScreenType(type), !semantics.laysOutViews(type), !semantics.isView(type)
    else { return nil }
    return semantics.path(type)
  }
}
