import SourceFacts

/// One sink's way to its destinations: the questions that are still open, and what has come of it so far.
struct Pursuit {
  let sink: Sink
  var questions: [SinkResolver.Question]
  var visits: SinkResolver.Visits
  /// Something was found, or other questions took over.
  var isAnswered = false
  /// Why nobody can know the destination; the first reason counts.
  var gapReason: String?
  /// The limit that ended the search.
  var cut: Limit?

  init(of sink: Sink, from question: SinkResolver.Question, _ semantics: Semantics) {
    self.sink = sink
    questions = [question]
    visits = SinkResolver.Visits(semantics: semantics)
  }

  /// Whether this source is a new way for the question.
  mutating func admits(_ source: Source, for question: SinkResolver.Question, site: Ref? = nil) -> Bool {
    visits.admit(SinkResolver.Step(source: source, subject: question.subject, site: site), question.conditions)
  }
}
