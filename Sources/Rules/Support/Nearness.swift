import NavigationModel

extension SourceLocation {
  /// How many folders, from the root down, two files have in common.
  func sharedFolders(with other: SourceLocation) -> Int {
    let (own, others) = (file.split(separator: "/").dropLast(), other.file.split(separator: "/").dropLast())
    return zip(own, others).prefix { $0 == $1 }.count
  }
}
