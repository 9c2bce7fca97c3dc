@testable import TestReading

/// Steps as short texts.
enum Shown {
  static func step(_ step: TestStep) -> String {
    switch step {
    case .act(let act, _): self.act(act)
    case .choice(let ways): "[" + ways.map { $0.map(self.step).joined(separator: ", ") }.joined(separator: " | ") + "]"
    }
  }

  private static func act(_ act: TestAct) -> String {
    switch act {
    case .launch(let isPrepared): isPrepared ? "launch prepared" : "launch"
    case .tap(let element): "tap " + (element.map(self.element) ?? "?")
    case .see(let element): "see " + self.element(element)
    case .open(let text): "open " + (text ?? "?")
    case .back: "back"
    case .make(let type): "make " + type
    }
  }

  static func element(_ element: TestElement) -> String {
    let parts = element.parts.compactMap { part in part.name.map(name) ?? part.kind }
    return parts.last ?? "?"
  }

  private static func name(_ name: ElementName) -> String {
    let text = name.isIdentifier == true ? "#\(name.text)" : "'\(name.text)'"
    switch name.match {
    case .equals: return text
    case .prefix: return text + "…"
    case .suffix: return "…" + text
    case .contains: return "…\(text)…"
    }
  }
}
