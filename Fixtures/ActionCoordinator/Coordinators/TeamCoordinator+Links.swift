import Foundation

extension TeamCoordinator {
  /// `team://blog/42` and `team://settings`.
  func open(_ url: URL) {
    if url.host() == "blog" {
      send(.replace([.members, .blog(postID: url.lastPathComponent)]))
    } else {
      replaceStack(.settings, animated: false)
    }
  }
}
