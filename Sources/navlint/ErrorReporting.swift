import Configuration
import NavlintKit
import Workspace

/// Reports errors on the last line: `error: …`, then exit code 2.
func failing<Result>(_ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let status as ExitStatus { throw status } catch let failure as ConfigurationFailure {
    // Each of its lines is marked as an error, as a compiler does.
    Output.tell("\(failure)\n")
    throw ExitStatus.failed
  } catch {
    Output.tell("error: \(error)\n")
    throw ExitStatus.failed
  }
}
