/// The frames of the accessories before and after a row's content, in points from the row's leading edge.
package struct AccessoryRow: Equatable, Sendable {
  /// The space of one accessory, in which it is centred.
  package struct Slot: Equatable, Sendable {
    package var start: Double
    package var width: Double
    package var end: Double { start + width }
  }

  /// Between accessories before the content [M], and between those after it [M].
  package static let leadingGap = 16.0
  package static let trailingGap = 8.0
  /// Between content and the accessories after it [M].
  package static let contentGap = 8.0
  /// The gap before a reordering grip after other accessories, with a line in the middle [M].
  package static let gripGap = 17.0

  /// The slots from leading to trailing.
  package private(set) var leading: [Slot] = []
  package private(set) var trailing: [Slot] = []
  package private(set) var contentStart: Double
  /// At least ``contentStart``.
  package private(set) var contentEnd: Double
  /// The middle of the line before a grip; nil without one.
  package private(set) var gripLine: Double?

  /// O(n) in accessories.
  /// - Parameters:
  ///   - leading: widths of the accessories before the content.
  ///   - trailing: widths of those after it.
  ///   - indentation: the indentation of the content, and with `indentsAccessories` of the accessories before it.
  ///   - hasGripLine: whether the last accessory is a grip that a line divides from those before it.
  package init(
    width: Double, margins: (leading: Double, trailing: Double), leading: [Double], trailing: [Double],
    indentation: Double = 0, indentsAccessories: Bool = true, hasGripLine: Bool = false
  ) {
    var edge = margins.leading + (indentsAccessories ? indentation : 0)
    contentStart = indentation
    for (index, slot) in leading.enumerated() {
      if index > 0 { edge += Self.leadingGap }
      self.leading.append(Slot(start: edge, width: slot))
      edge += slot
      // The content has its own margin, which serves as the gap.
      contentStart = edge + (indentsAccessories ? 0 : indentation)
    }
    edge = width - margins.trailing
    contentEnd = width
    for (index, slot) in trailing.enumerated().reversed() {
      if index < trailing.count - 1 {
        let isBeforeGrip = hasGripLine && index == trailing.count - 2
        if isBeforeGrip { gripLine = edge - Self.gripGap / 2 }
        edge -= isBeforeGrip ? Self.gripGap : Self.trailingGap
      }
      edge -= slot
      self.trailing.insert(Slot(start: edge, width: slot), at: 0)
      contentEnd = edge - Self.contentGap
    }
    contentStart = min(contentStart, max(width, 0))
    contentEnd = max(contentEnd, contentStart)
  }
}
