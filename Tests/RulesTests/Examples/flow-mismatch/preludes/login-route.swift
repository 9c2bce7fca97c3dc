enum LoginRoute: Hashable {
  case start, password
  var type: Flow { .login }
}
