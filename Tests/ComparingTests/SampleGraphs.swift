import NavigationModel

func place(_ file: String, _ line: Int = 1) -> SourceLocation { SourceLocation(file: file, line: line) }

func screen(_ id: String, reachable: Bool = true, kind: Screen.Kind = .view) -> Screen {
  Screen(id: id, name: id, kind: kind, location: place("\(id).swift"), isReachable: reachable)
}

func move(
  _ from: [String], _ to: String?, _ kind: Transition.Kind = .push, owner: String? = nil, route: String? = nil,
  trigger: String? = nil,
  at location: SourceLocation = place("Home.swift")
) -> Transition {
  let owner = owner ?? from.first ?? "App"
  return Transition(
    id: "\(owner)>\(kind.rawValue)>\(to ?? "")>\(route ?? "")", from: from, owner: owner, to: to, kind: kind,
    route: route, location: location,
    trigger: trigger)
}

func finding(
  _ subject: String, rule: String = "unreachable-screen", at location: SourceLocation = place("X.swift"),
  severity: Severity = .warning
) -> Finding {
  Finding(rule: rule, severity: severity, message: "About \(subject).", location: location, subject: subject)
}
