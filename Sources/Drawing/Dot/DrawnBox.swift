import CGraphviz

/// A rectangle of a finished layout, in points; y grows upwards.
struct DrawnBox: Hashable, Sendable {
  var minX, minY, maxX, maxY: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    minX = x - width / 2
    maxX = x + width / 2
    minY = y - height / 2
    maxY = y + height / 2
  }

  init(_ box: navlint_box) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }

  func overlap(_ other: DrawnBox) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0.5 && height > 0.5 ? width * height : 0
  }

  func holds(_ point: DrawnPoint) -> Bool {
    point.x > minX && point.x < maxX && point.y > minY && point.y < maxY
  }

  func isInside(_ other: DrawnBox) -> Bool {
    minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }
}

typealias DrawnPoint = (x: Double, y: Double)
