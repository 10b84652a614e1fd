import CoreGraphics
import ListCore

/// Finds elements whose reading order goes back on the screen.
enum OrderRule {
  /// The fraction of the smaller extent that two elements must share to count as one below the other, or as on one
  /// line.
  private static let shared: CGFloat = 0.5
  /// Elements may reach into each other by this much, in points.
  private static let tolerance: CGFloat = 1

  /// The indexes of elements that are read directly after an element that comes later on the screen: one that is below
  /// them, or after them on their line, and that `ReadingOrder` puts after them, too. Columns that are read one after
  /// another are correct.
  static func breaks(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    let boxes = frames.map { ReadingOrder.Box(left: $0.minX, top: $0.minY, width: $0.width, height: $0.height) }
    var place = [Int](repeating: 0, count: frames.count)
    for (position, index) in ReadingOrder.indexes(of: boxes, isRightToLeft: isRightToLeft).enumerated() {
      place[index] = position
    }
    return frames.indices.dropFirst().filter { index in
      guard place[index] < place[index - 1] else { return false }
      let (before, after) = (frames[index - 1], frames[index])
      if after.maxY <= before.minY + tolerance {
        let common = min(before.maxX, after.maxX) - max(before.minX, after.minX)
        return common >= shared * min(before.width, after.width)
      }
      let common = min(before.maxY, after.maxY) - max(before.minY, after.minY)
      guard common >= shared * min(before.height, after.height) else { return false }
      return isRightToLeft ? after.minX >= before.maxX - tolerance : after.maxX <= before.minX + tolerance
    }
  }
}
