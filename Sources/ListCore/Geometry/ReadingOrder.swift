/// The order in which rectangles are read: line by line from the top, each line from where reading begins.
package enum ReadingOrder {
  /// A rectangle in a coordinate system whose y runs down.
  package struct Box: Equatable, Sendable {
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double

    package init(left: Double, top: Double, width: Double, height: Double) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }

    var bottom: Double { top + height }

    /// Whether the box is in front of another, or behind it, rather than beside it.
    func covers(_ other: Box) -> Bool {
      let common = min(left + width, other.left + other.width) - max(left, other.left)
      return common > min(width, other.width) * ReadingOrder.coveredWidth
    }
  }

  /// The fraction of the lower box's height that two boxes on one line have in common.
  static let sharedHeight = 0.5

  /// The fraction of the narrower box's width above which two boxes are not beside each other.
  static let coveredWidth = 0.75

  /// The indexes of boxes in reading order. Boxes at the same position keep their order. O(n log n) for short lines.
  ///
  /// A box joins the line above it if it is at the height of every box of that line, and beside each: next to a tall
  /// picture, title and subtitle are two lines, and the picture is read with the first. A bar is read after the rows beneath it.
  package static func indexes(of boxes: [Box], isRightToLeft: Bool) -> [Int] {
    let start = { (index: Int) in isRightToLeft ? -(boxes[index].left + boxes[index].width) : boxes[index].left }
    let fromTop = boxes.indices.sorted { (boxes[$0].top, start($0), $0) < (boxes[$1].top, start($1), $1) }
    var order: [Int] = []
    var line: [Int] = []
    var band = 0.0...0.0
    for index in fromTop {
      let box = boxes[index]
      // Sorted by their tops, no box begins above the band.
      let common = min(band.upperBound, box.bottom) - box.top
      let flatter = min(band.upperBound - band.lowerBound, box.height)
      if !line.isEmpty, box.top < band.upperBound, common >= flatter * sharedHeight,
        !line.contains(where: { boxes[$0].covers(box) })
      {
        line.append(index)
        band = box.top...(box.top + max(common, 0))
      } else {
        order += line.sorted { (start($0), $0) < (start($1), $1) }
        line = [index]
        band = box.top...max(box.top, box.bottom)
      }
    }
    return order + line.sorted { (start($0), $0) < (start($1), $1) }
  }
}
