import Foundation

/// A group drawn in characters, for debugging: a frame around the group, and a box with a number for each cell.
package struct GroupDrawing {
  private var lines: [[Character]]
  private let scale: CGFloat
  /// A character is twice as high as it is wide.
  private static let characterRatio: CGFloat = 2
  private static let mostLines = 60

  /// The group drawn as text, `width` characters wide. Empty for a group without size.
  package static func text(of places: GroupPlaces, width: Int) -> String {
    guard places.size.width > 0, places.size.height > 0, width > 1 else { return "" }
    var drawing = GroupDrawing(size: places.size, width: width)
    drawing.addBox(CGRect(origin: .zero, size: places.size), number: nil)
    for (number, cell) in places.cells.enumerated() { drawing.addBox(cell.frame, number: number) }
    return drawing.lines.map { String($0) }.joined(separator: "\n")
  }

  private init(size: CGSize, width: Int) {
    scale = CGFloat(width - 1) / size.width
    let last = (size.height * scale / Self.characterRatio).rounded()
    let count = min(max(Int(last), 2), Self.mostLines - 1) + 1
    lines = Array(repeating: Array(repeating: " ", count: width), count: count)
  }

  /// The column of a coordinate, within the drawing.
  private func column(_ x: CGFloat) -> Int { Int(min(max((x * scale).rounded(), 0), CGFloat(lines[0].count - 1))) }

  private func line(_ y: CGFloat) -> Int {
    Int(min(max((y * scale / Self.characterRatio).rounded(), 0), CGFloat(lines.count - 1)))
  }

  private mutating func addBox(_ frame: CGRect, number: Int?) {
    let (left, right) = (column(frame.minX), column(frame.maxX))
    let (top, bottom) = (line(frame.minY), line(frame.maxY))
    for place in left...right { for edge in [top, bottom] { lines[edge][place] = "-" } }
    for place in top...bottom { for edge in [left, right] { lines[place][edge] = "|" } }
    for edge in [top, bottom] { for place in [left, right] { lines[edge][place] = "+" } }
    guard let number, bottom - top > 1 else { return }
    let digits = Array("\(number)")
    guard right - left > digits.count else { return }
    let start = (left + right + 1 - digits.count) / 2
    for (place, digit) in digits.enumerated() { lines[(top + bottom) / 2][start + place] = digit }
  }
}
