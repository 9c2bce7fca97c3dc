/// A case of a route.
struct RouteValue: Hashable {
  var type: TypeID
  var name: Symbol
}
