/// The heights of two texts, one below the other, in a row that may be too low for them.
///
/// A row of a fixed height limits its texts [C]. How two texts share too little space is a rule of our own [?]: the
/// first keeps its lines as long as one line of the second remains; lines that do not fit are cut off whole; if not
/// even one line of each fits, both are compressed while letters stay whole, and then the second is left out. Lengths
/// are in points.
package struct StackedTexts: Equatable, Sendable {
  /// One of the texts; its height is 0 if there is none.
  package struct Text: Equatable, Sendable {
    /// The height of all its lines.
    package var height: Double
    /// The height of its first line.
    package var line: Double

    package init(height: Double, line: Double) {
      self.height = height
      self.line = min(line, height)
    }

    /// The height of the lines that fit into `room`; at least `room` if not even one line fits.
    package func limited(to room: Double) -> Double {
      guard height > room else { return height }
      guard line > 0, line <= room else { return max(room, 0) }
      return (room / line).rounded(.down) * line
    }
  }

  package private(set) var first: Double
  /// The distance between the texts.
  package private(set) var gap: Double
  package private(set) var second: Double

  package var height: Double { first + gap + second }

  /// The share of the system font's line that a capital letter and a descender need: (0.7046 + 0.2412) / 1.1933.
  private static let leastPartOfLine = 0.8

  /// - Parameters:
  ///   - gap: the space between the texts, if there are two.
  ///   - room: the space for both.
  package init(_ first: Text, _ second: Text, gap: Double, room: Double) {
    self.first = first.limited(to: room)
    self.gap = 0
    self.second = second.limited(to: room)
    guard first.height > 0, second.height > 0 else { return }
    self.gap = gap
    if first.height + gap + second.height <= room { return }
    if first.line + gap + second.line <= room {
      self.first = first.limited(to: room - gap - second.line)
      self.second = second.limited(to: room - gap - self.first)
      return
    }
    let lines = first.line + second.line
    guard room >= lines * Self.leastPartOfLine else {
      self.first = first.limited(to: room)
      self.gap = 0
      self.second = 0
      return
    }
    let part = min(room / lines, 1)
    self.first = first.line * part
    self.second = second.line * part
    self.gap = max(room - lines, 0)
  }
}
