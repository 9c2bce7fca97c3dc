/// The destination of a navigation operation.
enum Target: Hashable {
  /// A view or view controller of the sources.
  case declared(TypeID)
  /// A controller or view that the sources do not declare.
  case system(String)
  case alert, dialog, external
  /// Built-in views only.
  case inline(Ref)
  case coordinator(TypeID)
}

extension Target {
  /// Unequal targets have unequal keys.
  var orderingKey: (Int, UInt64, String) {
    switch self {
    case .declared(let id): (1, UInt64(id), "")
    case .system(let name): (2, 0, name)
    case .alert: (3, 0, "")
    case .dialog: (4, 0, "")
    case .external: (5, 0, "")
    case .inline(let r): (6, UInt64(r.file) << 32 | UInt64(r.node), "")
    case .coordinator(let id): (7, UInt64(id), "")
    }
  }
}
