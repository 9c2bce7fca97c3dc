import Testing

/// Branches of `#if` in the bodies of functions: all of them are read.
@Suite struct BuildBranchTests {
  private let screens = """
    import UIKit
    final class Draft: UIViewController {}
    final class Final: UIViewController {}
    """

  /// A variable of a branch is known in the branch.
  @Test func aVariableOfABranch() {
    let lines = transitionLines(
      screens,
      """
      final class Home: UIViewController {
        func open() {
          #if targetEnvironment(simulator)
          let note = UIAlertController(title: "Draft", message: nil, preferredStyle: .alert)
          present(note, animated: true)
          #else
          #if PAID
          let page = Final()
          let stack = UINavigationController(rootViewController: page)
          present(stack, animated: true)
          #endif
          #endif
        }
      }
      """)
    #expect(lines == ["Home alert alert", "Home sheet Final"])
  }

  /// Below `#endif` a variable may be that of each of the branches.
  @Test func aVariableThatEachBranchDeclares() {
    let lines = transitionLines(
      screens,
      """
      final class Home: UIViewController {
        func open() {
          #if DRAFTS
          let page = Draft()
          #else
          let page = Final()
          #endif
          navigationController?.pushViewController(page, animated: true)
        }
      }
      """)
    #expect(lines == ["Home push Draft", "Home push Final"])
  }
}
