/// The layout of the buttons beside a swiped row, and the result of releasing the row.
///
/// Distances are in points by which the row's content is moved, counted from the closed row towards the side that
/// opens. Buttons are listed from the row's edge inwards.
package struct SwipeGeometry: Equatable, Sendable {
  /// The state in which a released row comes to rest.
  package enum Rest: Equatable, Sendable {
    case closed
    case open
    /// The first action is performed.
    case full
  }

  /// The extent of one button: `start` and `length` count from the moved content towards the row's edge.
  package struct Button: Equatable, Sendable {
    package var start: Double
    package var length: Double
    /// The beginning of its text. The button may be longer than the text's space, and covered by the next one.
    package var contentStart: Double
  }

  /// A row released with this speed opens or closes however far it is, in points per second [?].
  package static let flickSpeed = 300.0
  /// A row dragged by this share of its width, and by this share beyond its open distance, performs its first action
  /// [?].
  package static let fullShare = 0.6
  package static let fullMargin = 44.0

  package let buttonWidths: [Double]
  package let rowWidth: Double
  package let performsFirstAction: Bool

  /// - Parameter performsFirstAction: whether a drag across the row performs the first action.
  package init(buttonWidths: [Double], rowWidth: Double, performsFirstAction: Bool) {
    self.buttonWidths = buttonWidths
    self.rowWidth = rowWidth
    self.performsFirstAction = performsFirstAction
  }

  /// The distance at which the row stays open.
  package var openDistance: Double { buttonWidths.reduce(0, +) }

  /// The distance at which a release performs the first action; never more than the row can be dragged.
  package var fullDistance: Double {
    min(max(rowWidth * Self.fullShare, openDistance + Self.fullMargin), rowWidth)
  }

  // MARK: Dragging

  /// The distance shown for a drag of `distance`: that of the finger until the row is open, then ever less; if the
  /// first action can be performed, that of the finger throughout. A closed row stays closed.
  package func shown(draggedTo distance: Double) -> Double {
    let open = openDistance
    guard distance > open else { return max(distance, 0) }
    if performsFirstAction { return min(distance, rowWidth) }
    return open + RubberBand.shown(distance - open, dimension: rowWidth)
  }

  /// The drag that shows a distance: the inverse of ``shown(draggedTo:)``, for a finger that grabs an open row.
  package func drag(showing shown: Double) -> Double {
    let open = openDistance
    guard shown > open, !performsFirstAction else { return max(shown, 0) }
    return open + RubberBand.drag(showing: shown - open, dimension: rowWidth)
  }

  /// Whether a release at this distance performs the first action.
  package func isFull(_ shown: Double) -> Bool { performsFirstAction && shown >= fullDistance }

  /// The state in which a released row comes to rest.
  ///
  /// - Parameter velocity: towards open, in points per second.
  package func rest(shown: Double, velocity: Double) -> Rest {
    if isFull(shown) && velocity > -Self.flickSpeed { return .full }
    if velocity > Self.flickSpeed && shown > 0 { return .open }
    if velocity < -Self.flickSpeed { return .closed }
    return shown > openDistance / 2 ? .open : .closed
  }

  // MARK: Buttons

  /// The extents of the buttons. Up to the open distance they share the space; beyond it the one at the edge takes the
  /// rest.
  ///
  /// - Parameter cover: the fraction by which the first button covers the others, from 0 to 1.
  /// - Complexity: O(n) in buttons.
  package func buttons(shown: Double, cover: Double) -> [Button] {
    let open = openDistance
    guard open > 0 else { return buttonWidths.map { _ in Button(start: 0, length: 0, contentStart: 0) } }
    let part = min(max(shown, 0) / open, 1)
    var start = 0.0
    var buttons: [Button] = []
    for width in buttonWidths.reversed() {
      buttons.append(Button(start: start, length: max(width, width * part), contentStart: start))
      start += width * part
    }
    buttons.reverse()
    guard let width = buttonWidths.first else { return [] }
    let first = buttons[0].start * (1 - cover)
    buttons[0].start = first
    buttons[0].length = max(shown - first, width)
    // The text stays at the edge until the button spreads, and then moves with the button's inner edge.
    let atEdge = max(shown - width, first)
    buttons[0].contentStart = atEdge + (first - atEdge) * cover
    return buttons
  }
}
