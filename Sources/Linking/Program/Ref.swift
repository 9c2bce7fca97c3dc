import SourceFacts

/// A node of the whole program, by file and node.
package struct Ref: Hashable, Comparable, Sendable {
  package var file: UInt32
  package var node: UInt32

  package static func < (a: Ref, b: Ref) -> Bool { (a.file, a.node) < (b.file, b.node) }

  fileprivate var word: UInt64 { UInt64(file) << 32 | UInt64(node) }

  // One word is hashed faster than two halves; most tables are keyed by nodes.
  package func hash(into hasher: inout Hasher) { hasher.combine(word) }
  package func _rawHashValue(seed: Int) -> Int { spread(word, 0, seed: seed) }
}

/// The hash of a key that is made of places in the program.
///
/// These are small numbers that an attacker cannot choose freely: two multiplications spread them well enough, at a
/// tenth of the cost of the standard hasher, which protects tables against chosen keys.
func spread(_ first: UInt64, _ second: UInt64, seed: Int) -> Int {
  var value = (first ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
  value = (value ^ value >> 32 ^ second &* 0xA24B_AED4_963E_E407) &* 0xD6E8_FEB8_6659_FD93
  return Int(truncatingIfNeeded: value ^ value >> 32)
}

func spread(_ node: Ref, _ number: Int, seed: Int) -> Int {
  spread(node.word, UInt64(truncatingIfNeeded: number), seed: seed)
}

/// An interned name, unique over the program.
package typealias Symbol = UInt32

/// Place of a type in ``Program/types``.
package typealias TypeID = Int

/// From a symbol to the nodes with that name, as one sorted run: built by counting, read without hashing.
struct NodeIndex: Sendable {
  private var starts: [UInt32]
  private var refs: [Ref]

  /// - Parameter runs: entries in order, run by run, each run with the program's symbols for its own.
  init(symbolCount: Int, runs: [(entries: [(Symbol, Ref)], symbols: [Symbol])]) {
    var counts = [UInt32](repeating: 0, count: symbolCount + 1)
    for run in runs { for (symbol, _) in run.entries { counts[Int(run.symbols[Int(symbol)]) + 1] += 1 } }
    for i in 1..<counts.count { counts[i] += counts[i - 1] }
    starts = counts
    refs = [Ref](repeating: Ref(file: 0, node: 0), count: runs.reduce(0) { $0 + $1.entries.count })
    for run in runs {
      for (symbol, ref) in run.entries {
        let symbol = Int(run.symbols[Int(symbol)])
        refs[Int(counts[symbol])] = ref
        counts[symbol] += 1
      }
    }
  }

  /// Those in one file.
  subscript(symbol: Symbol, inFile file: UInt32) -> ArraySlice<Ref> {
    let all = self[symbol]
    func first(_ file: UInt32) -> Int {
      var (low, high) = (all.startIndex, all.endIndex)
      while low < high {
        let middle = low + (high - low) / 2
        if all[middle].file < file { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return all[first(file)..<first(file + 1)]
  }

  subscript(symbol: Symbol) -> ArraySlice<Ref> {
    // Names that were interned after the index was built have no nodes.
    guard Int(symbol) + 1 < starts.count else { return [] }
    return refs[Int(starts[Int(symbol)])..<Int(starts[Int(symbol) + 1])]
  }
}
