// What runs a part of a screen is no screen, but dead code all the same

// prelude: home-app
// prelude: home-view
final class ↓PriceCellController: UIViewController {}
