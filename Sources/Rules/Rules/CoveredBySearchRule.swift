import Linking
import NavigationModel
import SourceFacts

/// A row that presents an alert, or closes its screen, while a search controller covers the screen.
struct CoveredBySearchRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "covered-by-search", name: "Covered by search", defaultSeverity: .warning,
    summary: "A row asks a question or closes its screen, which does not work while the user searches.",
    category: .uikit,
    rationale: """
      While a search is active, its controller is presented on the screen. UIKit presents one thing at a time: the \
      alert that a row of the results presents from the screen does not show. And `dismiss` of the screen closes only \
      the search: the user has picked a row, and the picker stays.

      Reported where the rows of the screen itself are the results, can be tapped during the search, and present an \
      alert from the screen, or dismiss a screen that is presented.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A row under a search.
  struct Row {
    var blocked: CoveringSearches.Blocked
    /// The screen is shown in a modal.
    var isInModal: Bool
    var searches: CoveringSearches
  }

  static let exemptions: [Exemption<Row>] = [
    Exemption("Code that ends the search, checks what is presented, or decides by `isActive`") { $0.blocked.isAsked },
    Exemption("`dismiss` of a screen that nothing presents: it may mean the search") {
      $0.blocked.deed == .dismissal && !$0.isInModal
    },
    Exemption("Presentations of screens that define the presentation context: what is around them may present") {
      $0.blocked.deed == .presentation && $0.searches.liesOnItself($0.blocked.screen)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let modals = support.screensInModals()
    let searches = CoveringSearches(program)
    return searches.all.map { blocked in
      let isInModal = modals.contains(program.screenID(of: blocked.screen))
      return Judgement(
        finding(blocked, program, support), unless: Self.exemptions,
        of: Row(blocked: blocked, isInModal: isInModal, searches: searches))
    }
  }

  private func finding(
    _ blocked: CoveringSearches.Blocked, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let name = Wording.name(program.typeName(blocked.screen))
    let message =
      switch blocked.deed {
      case .presentation:
        "The user searches, taps a row and may see nothing: the search is presented on what contains \(name), which "
          + "presents one thing at a time. End the search first, or present from 'presentedViewController ?? self'."
      case .dismissal:
        "The user searches, taps a row and \(name) stays: 'dismiss' closes only the search that is presented on it. "
          + "End the search first ('isActive = false')."
      }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity, message: message,
      location: program.location(blocked.call),
      related: [Finding.Related(location: program.location(blocked.search), message: "the search is made here")],
      witness: support.witness(toAnyOf: [program.screenID(of: blocked.screen)]),
      subject: "\(program.memberPath(blocked.call)) \(blocked.deed == .presentation ? "present" : "dismiss")")
  }
}

extension CoveredBySearchRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The question never comes while the user searches",
          """
          import UIKit
          final class MembersController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let search = UISearchController(searchResultsController: nil)
              search.obscuresBackgroundDuringPresentation = false
              navigationItem.searchController = search
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              let question = UIAlertController(title: "Add?", message: nil, preferredStyle: .alert)
              question.addAction(UIAlertAction(title: "Yes", style: .default))
              ↓present(question, animated: true)
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The search is ended first",
          """
          import UIKit
          final class MembersController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let search = UISearchController(searchResultsController: nil)
              search.obscuresBackgroundDuringPresentation = false
              navigationItem.searchController = search
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              navigationItem.searchController?.isActive = false
              let question = UIAlertController(title: "Add?", message: nil, preferredStyle: .alert)
              question.addAction(UIAlertAction(title: "Yes", style: .default))
              present(question, animated: true)
            }
          }
          """)
      ])
  }
}
