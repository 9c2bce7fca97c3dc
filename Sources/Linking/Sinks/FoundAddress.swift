import Dialects
import SourceFacts

/// A screen that an app registers for the addresses that match a pattern.
struct FoundAddress {
  /// An expression, or the property of `owner` with the pattern.
  var pattern: Ref
  /// An expression, or the property or function of `owner` that makes the screen.
  var factory: Ref
  /// The type that registers by its conformance to a protocol of the library.
  var owner: TypeID?
  var result: Dialect.AddressRegistration.Result
}
