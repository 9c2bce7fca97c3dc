extension SinkResolver {
  func askAddress(_ e: Ref, _ sink: Sink, _ question: Question) -> Answer { Answer() }
}
