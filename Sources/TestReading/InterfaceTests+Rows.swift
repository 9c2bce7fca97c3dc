import Dialects

extension InterfaceTests {
  /// The query that finds rows of lists: what the graph calls a row or an item.
  public var rowQuery: String { "cells" }
}
