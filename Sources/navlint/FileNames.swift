/// Names of files made from names in sources: unique, and valid on every system.
struct FileNames {
  /// In lower case, as some disks ignore case.
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// A new name for each call; without an extension.
  mutating func name(for text: String) -> String {
    let base = Self.slug(text)
    var name = base
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  private static func slug(_ name: String) -> String {
    let letters = name.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-")
        ? String(scalar) : "-"
    }
    let slug = letters.joined().split(separator: "-").joined(separator: "-")
    return slug.isEmpty ? "part" : slug
  }
}
