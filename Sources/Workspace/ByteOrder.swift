#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension String {
  /// Whether this text comes before the other in the order of UTF-8 bytes, which depends on no locale and no Unicode
  /// table.
  func precedesInBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let left = mine.baseAddress, let right = theirs.baseAddress else { return mine.count < theirs.count }
        let order = memcmp(left, right, min(mine.count, theirs.count))
        return order == 0 ? mine.count < theirs.count : order < 0
      }
    }
    return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
