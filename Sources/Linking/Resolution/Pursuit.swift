import SourceFacts

/// The search for the destinations of one sink: its open questions and its results so far.
struct Pursuit {
  let sink: Sink
  var questions: [SinkResolver.Question]
  var visits: SinkResolver.Visits
  /// A destination was found, or further questions replaced this one.
  var isAnswered = false
  /// Why the destination cannot be known; the first reason counts.
  var gapReason: String?
  /// The limit that ended the search.
  var cut: Limit?

  init(of sink: Sink, from question: SinkResolver.Question, _ semantics: Semantics) {
    self.sink = sink
    questions = [question]
    visits = SinkResolver.Visits(semantics: semantics)
  }

  /// Whether the question has not followed this source yet.
  mutating func admits(_ source: Source, for question: SinkResolver.Question, site: Ref? = nil) -> Bool {
    let step = SinkResolver.Step(source: source, subject: question.subject, keeper: question.keeper, site: site)
    return visits.admit(step, question.conditions)
  }
}
