import CoreGraphics

/// One line of a laid-out text.
package struct TextLine: Hashable, Sendable {
  /// The rectangle of the line in the frame's coordinates: as wide as its text, as high as its line height.
  package var rect: CGRect
  /// The distance from the top of the frame.
  package var baseline: Double
  /// UTF-16 offsets; the ranges of a frame's lines follow each other without gaps. A truncated last line includes all
  /// text to the end.
  package var range: Range<Int>
  /// The part of the frame's width that the line has; nil for all of it. Lines beside one another have the same top.
  package var room: ClosedRange<Double>?
}
