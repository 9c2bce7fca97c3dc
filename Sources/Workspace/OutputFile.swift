/// Files that a run is to write: told to be wrong before the work, not after it.
public enum OutputFile {
  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - inputs: what the run reads beside the sources: the configuration, a baseline, facts.
  public static func check(_ paths: [String], reading inputs: [String] = []) throws(WorkspaceError) {
    var seen: [String: String] = [:]
    for path in paths {
      try AtomicFile.checkWritable(path)
      // What a pipe or a device takes is not lost by what comes after it.
      if case .success(let status) = FileSystem.status(path), status.kind == .other { continue }
      try checkSource(path)
      let place = FileSystem.resolved(path)
      if let input = inputs.first(where: { FileSystem.resolved($0) == place }) {
        throw .outputIsInput(path, read: input)
      }
      if seen.updateValue(path, forKey: place) != nil { throw .sameOutput(path) }
    }
  }

  /// A file that is there and that a run reads is no place for a result.
  private static func checkSource(_ path: String) throws(WorkspaceError) {
    guard FilePaths.exists(path),
      SourceDiscovery.kind(ofFile: path) != nil
        || SourceWalk.configurationNames.contains(FilePaths.lastComponent(path))
    else { return }
    throw .outputIsSource(path)
  }
}
