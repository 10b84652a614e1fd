/// A rule that an audit holds a screen to.
public enum AuditRule: String, CaseIterable, Sendable {
  /// Text is shown whole, without an ellipsis.
  case truncatedText
  /// No view cuts through text.
  case clippedText
  /// Texts, symbols and controls side by side do not overlap.
  case overlap
  /// Every text, image and control is on the screen, or can be scrolled there.
  case offScreen
  /// Constraints do not contradict each other.
  case conflictingConstraints
  /// Constraints leave no position or size open.
  case ambiguousLayout
  /// A control can be touched in at least 44 by 44 points.
  case smallTarget
  /// Text has a contrast of at least 4.5 to its background; text of 18 points, or of 14 in bold, and symbols have at
  /// least 3 (WCAG AA).
  case lowContrast
  /// An element that can be operated, or that an app made an accessibility element, has a label.
  case missingLabel
  /// A picture is described, or marked as decoration.
  case missingDescription
  /// Elements are read in their order on the screen.
  case readingOrder
  /// A row keeps the height with which it was shown first.
  case changingHeight
  /// Text grows with the text size. Found by comparing looks of a matrix.
  case fixedTextSize
  /// The layout is mirrored where one reads from right to left. Found by comparing looks of a matrix.
  case fixedDirection
}
