/// The format of a ledger.
public enum LedgerFormat: String, Sendable, CaseIterable {
  case text, markdown, json, csv
}
