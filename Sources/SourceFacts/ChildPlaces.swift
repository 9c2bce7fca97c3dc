/// The places of each role's children in the nodes of each kind: all layouts in one table, for fast reads.
public struct ChildPlaces: Sendable {
  /// The layouts of all kinds.
  public static let all = ChildPlaces()
  /// The place of children that a kind lacks. No node has so many children.
  @inlinable public static var nowhere: Int { Int.max }

  /// Roles of a kind stand next to each other, this many.
  @inlinable static var rowLength: Int { 64 }
  @inlinable static var absent: UInt8 { 0xFF }

  /// By kind and role: the place of the one child.
  @usableFromInline let slots: [UInt8]
  /// By kind and role: the place of the first of a run.
  @usableFromInline let runs: [UInt8]

  private init() {
    let kinds = Node.Kind.allCases
    precondition(ChildRole.allCases.count <= Self.rowLength)
    let size = (kinds.map { Int($0.rawValue) + 1 }.max() ?? 0) * Self.rowLength
    var slots = [UInt8](repeating: Self.absent, count: size)
    var runs = slots
    for kind in kinds {
      for (place, role) in kind.layout.slots.enumerated() { slots[Self.cell(role, kind)] = UInt8(place) }
      if let run = kind.layout.run { runs[Self.cell(run, kind)] = UInt8(kind.layout.slots.count) }
    }
    self.slots = slots
    self.runs = runs
  }

  @inlinable static func cell(_ role: ChildRole, _ kind: Node.Kind) -> Int {
    Int(kind.rawValue) * rowLength + Int(role.rawValue)
  }

  /// The place of a role's one child; ``nowhere`` where nodes of the kind have no such child.
  @inlinable public func slot(of role: ChildRole, in kind: Node.Kind) -> Int {
    let place = slots[Self.cell(role, kind)]
    return place == Self.absent ? Self.nowhere : Int(place)
  }

  /// The place of the first child of a role that is a run; ``nowhere`` where nodes of the kind have no such run.
  @inlinable public func runStart(of role: ChildRole, in kind: Node.Kind) -> Int {
    let place = runs[Self.cell(role, kind)]
    return place == Self.absent ? Self.nowhere : Int(place)
  }
}
