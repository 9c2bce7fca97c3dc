public enum RouteType {
  case root
  case recipe
  case shopping
  case account
}
