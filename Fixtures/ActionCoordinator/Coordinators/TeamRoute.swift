import Foundation

enum TeamRoute: Hashable {
  case agreement
  case members
  case member(id: Int)
  case blog(postID: String)
  case projects
  case project(name: String)
  case calendar
  case settings
}
