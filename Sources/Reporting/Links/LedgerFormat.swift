/// How a ledger is written.
public enum LedgerFormat: String, Sendable, CaseIterable {
  case text, markdown, json, csv
}
