import Dialects
import SourceFacts

/// What an app registers for the addresses of a pattern.
struct FoundAddress {
  /// An expression, or the property of `owner` that has the pattern.
  var pattern: Ref
  /// An expression, or the property or function of `owner` that makes the screen.
  var factory: Ref
  /// The type that registers itself by conforming to a protocol of the library.
  var owner: TypeID?
  var result: Dialect.AddressRegistration.Result
}
