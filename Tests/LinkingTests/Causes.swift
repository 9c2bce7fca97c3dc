import NavigationModel

/// What makes each transition of an app, with the screens it is on where these are several: by owner, kind and
/// destination, as in `Home sheet Help`.
func causes(_ source: String) -> [String: [String]] {
  var result: [String: [String]] = [:]
  for t in graph(["App/App.swift": source]).transitions {
    result["\(t.owner) \(t.kind) \(t.to ?? t.back?.rawValue ?? "")", default: []] += t.triggers.map { trigger in
      trigger.label + (trigger.from.isEmpty ? "" : " on \(trigger.from.joined(separator: ", "))")
    }
  }
  return result
}

/// Where each transition starts, in the same notation.
func origins(_ source: String) -> [String: [String]] {
  var result: [String: [String]] = [:]
  for t in graph(["App/App.swift": source]).transitions {
    result["\(t.owner) \(t.kind) \(t.to ?? t.back?.rawValue ?? "")", default: []] += t.from
  }
  return result
}
