// Controllers of the Mac come from its own storyboards and windows, which are not followed

// prelude: home-app
// prelude: home-view
final class SidebarViewController: NSViewController {}
