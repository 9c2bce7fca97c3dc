enum SignUpRoute: Hashable {
  case name, terms
  var type: Flow { .signUp }
  var description: String {
    switch self {
    case .name: "name"
    case .terms: "terms"
    }
  }
}
