import Dialects
import NavigationModel
import SourceFacts

/// Simulates a test: its own code and the helpers that it calls, without the app.
/// What the test's sources do not say stays unknown. The cost is bounded by ``Limits``, whatever the code does.
struct TestRun {
  /// Limits for one test.
  struct Limits {
    /// User interface tests take a few hundred.
    var steps = 20_000
    /// Helpers that call helpers are five or six levels deep.
    var depth = 48
    /// The actions of one test; more of them come from loops.
    var acts = 1_000
    /// Elements of a list that a loop goes over.
    var rounds = 12
  }

  let code: TestCode
  let limits: Limits
  /// The steps since the last branch began.
  private(set) var recorded: [TestStep] = []
  /// A limit was reached, so that a part of the test is missing.
  private(set) var isCut = false
  /// The rest of the test is not simulated.
  private var isFull = false
  /// The test failed, was skipped, or threw.
  var hasEnded = false
  /// The test sets how the app starts.
  var isPrepared = false
  /// How many constants of the app are currently being looked up, one in another: the values in them are not
  /// constructed by the test.
  var appConstants = 0
  private var stepCount = 0
  private var actCount = 0
  private(set) var depth = 0

  var words: InterfaceTests { code.words }

  init(code: TestCode, limits: Limits = Limits()) {
    self.code = code
    self.limits = limits
  }

  /// Whether there is still work to be done for the test.
  mutating func goesOn() -> Bool {
    stepCount += 1
    if stepCount > limits.steps { stop() }
    return !isFull && !hasEnded
  }

  mutating func act(_ act: TestAct, at place: Code) {
    actCount += 1
    if actCount > limits.acts { stop() }
    guard !isFull else { return }
    let node = code.node(place)
    recorded.append(
      .act(
        act,
        SourceLocation(file: code.files[place.file].path, line: Int(node.line), column: Int(node.column))))
  }

  private mutating func stop() {
    isCut = true
    isFull = true
  }

  mutating func add(_ steps: [TestStep]) { recorded += steps }

  /// The steps of a part of the code, separate from the rest.
  mutating func recording<Result>(_ body: (inout TestRun) -> Result) -> (steps: [TestStep], result: Result, ends: Bool)
  {
    let before = recorded
    let ended = hasEnded
    recorded = []
    let result = body(&self)
    let found = recorded
    let ends = hasEnded
    recorded = before
    hasEnded = ended
    return (found, result, ends)
  }

  /// Runs a part of the code one level deeper; nil if that is too deep.
  mutating func deeper<Result>(_ body: (inout TestRun) -> Result) -> Result? {
    guard depth < limits.depth else {
      isCut = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
