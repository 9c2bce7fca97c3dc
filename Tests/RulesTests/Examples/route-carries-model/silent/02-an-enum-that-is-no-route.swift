// An enum that is no route

final class UserModel {}
enum Event { case loaded(UserModel) }
