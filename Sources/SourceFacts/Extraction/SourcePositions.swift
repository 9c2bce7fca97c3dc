/// Byte offsets to lines and columns, with one table per file.
struct SourcePositions {
  /// The offset at which each line starts.
  private var lineStarts: [UInt32]
  /// The line of the last lookup: neighbouring tokens are mostly on the same or the next line.
  private var recent = 0

  init(_ source: Bytes) {
    lineStarts = []
    lineStarts.reserveCapacity(source.count / 24 + 2)
    // A byte order mark is no column of the first line.
    let hasMark = source.count >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF
    lineStarts.append(hasMark ? 3 : 0)
    var index = 0
    while index < source.count {
      let byte = source[index]
      index += 1
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && !(index < source.count && source[index] == 0x0A)) {
        lineStarts.append(UInt32(truncatingIfNeeded: index))
      }
    }
  }

  mutating func place(of offset: Int) -> Place {
    let offset = UInt32(truncatingIfNeeded: max(0, offset))
    if !(lineStarts[recent] <= offset && (recent + 1 == lineStarts.count || offset < lineStarts[recent + 1])) {
      let next = recent + 1
      if next < lineStarts.count, lineStarts[next] <= offset,
        next + 1 == lineStarts.count || offset < lineStarts[next + 1]
      {
        recent = next
      } else {
        recent = lastLine(startingUpTo: offset)
      }
    }
    let column = offset >= lineStarts[recent] ? offset - lineStarts[recent] + 1 : 1
    return Place(line: UInt32(recent + 1), column: UInt16(min(column, 65535)))
  }

  private func lastLine(startingUpTo offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A line and a column, both 1-based.
struct Place {
  var line: UInt32
  var column: UInt16
}
