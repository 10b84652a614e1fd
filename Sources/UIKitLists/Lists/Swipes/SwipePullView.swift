import ListCore

/// The buttons beside a row that is swiped open, in the area that the row's content uncovered.
final class SwipePullView: UIView {
  private let buttons: [SwipeActionButton]
  /// Whether the buttons are at the row's right edge.
  let isAtRight: Bool

  /// - Parameter onTap: called with the number of an action whose button was tapped.
  init(actions: [UIContextualAction], isAtRight: Bool, onTap: @escaping (Int) -> Void) {
    self.isAtRight = isAtRight
    buttons = actions.enumerated().map { index, action in SwipeActionButton(action) { onTap(index) } }
    super.init(frame: .zero)
    clipsToBounds = true
    // The button at the edge covers the ones before it where they overlap.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  func button(_ index: Int) -> UIView { buttons[index] }

  /// The rule of a row with these buttons.
  /// - Parameter textSize: the reader's, which titles follow.
  func geometry(
    rowSize: CGSize, textSize: UIContentSizeCategory, performsFirstAction: Bool
  ) -> SwipeGeometry {
    for button in buttons { button.adopt(textSize) }
    var widths = buttons.map { Double($0.width(height: rowSize.height)) }
    let limit = Double(rowSize.width * SwipeMetrics.largestShare)
    let total = widths.reduce(0, +)
    if total > limit { widths = widths.map { $0 * limit / total } }
    return SwipeGeometry(
      buttonWidths: widths, rowWidth: Double(rowSize.width), performsFirstAction: performsFirstAction)
  }

  /// Places the buttons beside content that has moved by `shown`. O(n) in buttons.
  func layOut(_ geometry: SwipeGeometry, shown: Double, cover: Double, rowSize: CGSize) {
    frame = CGRect(
      x: isAtRight ? rowSize.width : -shown, y: 0, width: shown, height: rowSize.height)
    let places = geometry.buttons(shown: shown, cover: cover)
    for (index, button) in buttons.enumerated() {
      let place = places[index]
      button.place(
        in: rect(place.start, place.length, shown, rowSize.height),
        content: rect(place.contentStart, geometry.buttonWidths[index], shown, rowSize.height))
    }
  }

  private func rect(_ start: Double, _ length: Double, _ shown: Double, _ height: CGFloat) -> CGRect {
    CGRect(x: isAtRight ? start : shown - start - length, y: 0, width: length, height: height)
  }
}
