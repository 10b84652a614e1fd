import ListCore

/// The swipe of one item: its position, and where it is going.
@MainActor
final class SwipeSession {
  enum Phase: Equatable {
    /// A finger moves the row. `anchor` is the drag distance that corresponds to the row's position when the finger
    /// touched it.
    case dragging(anchor: Double)
    /// The row moves automatically, or rests.
    case settling(SwipeGeometry.Rest)
    /// An action runs that has not called its completion.
    case performing
  }

  /// Weak: a cell that leaves the list ends the session.
  private(set) weak var cell: (any SwipeableCell)?
  let isLeading: Bool
  /// Whether the list is in edit mode, and the item was opened by its control.
  let isConfirmation: Bool
  let configuration: UISwipeActionsConfiguration
  let pullView: SwipePullView
  private(set) var geometry: SwipeGeometry
  private var textSize: UIContentSizeCategory
  private(set) var shown = 0.0
  private var cover = 0.0
  var phase = Phase.settling(.closed)

  private var motion: (curve: Bounce, start: CFTimeInterval)?
  private var coverStep: CFTimeInterval?
  private let clippedBefore: Bool

  init(
    cell: any SwipeableCell, configuration: UISwipeActionsConfiguration, isLeading: Bool, isConfirmation: Bool,
    onTap: @escaping (Int) -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    self.isConfirmation = isConfirmation
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    pullView = SwipePullView(actions: configuration.actions, isAtRight: isLeading == isMirrored, onTap: onTap)
    clippedBefore = cell.clipsToBounds
    cell.clipsToBounds = true
    cell.addSubview(pullView)
    textSize = cell.traitCollection.preferredContentSizeCategory
    geometry = pullView.geometry(
      rowSize: cell.bounds.size, textSize: textSize,
      performsFirstAction: configuration.performsFirstActionWithFullSwipe)
    show(0)
  }

  /// 1 if a movement to the right opens the row further, -1 if it closes it.
  var direction: Double { pullView.isAtRight ? -1 : 1 }

  /// Adopts another size of the row, or another text size.
  func adoptSize() {
    guard let cell else { return }
    let wanted = cell.traitCollection.preferredContentSizeCategory
    let isSame = geometry.rowWidth == Double(cell.bounds.width) && pullView.frame.height == cell.bounds.height
    if isSame && textSize == wanted { return }
    textSize = wanted
    geometry = pullView.geometry(
      rowSize: cell.bounds.size, textSize: wanted,
      performsFirstAction: configuration.performsFirstActionWithFullSwipe)
    if case .settling(.open) = phase, motion == nil { shown = geometry.openDistance }
    show(shown)
  }

  // MARK: Places

  /// Moves the content, and the buttons with it.
  func show(_ distance: Double) {
    shown = distance
    guard let cell else { return }
    cell.setSwiped(distance != 0)
    UIView.performWithoutAnimation {
      cell.layer.sublayerTransform = CATransform3DMakeTranslation(distance * direction, 0, 0)
      pullView.layOut(geometry, shown: distance, cover: cover, rowSize: cell.bounds.size)
    }
  }

  /// The row as it was before.
  func restore() {
    motion = nil
    pullView.removeFromSuperview()
    guard let cell else { return }
    UIView.performWithoutAnimation {
      cell.layer.sublayerTransform = CATransform3DIdentity
      cell.clipsToBounds = clippedBefore
    }
    cell.setSwiped(false)
    cell.setShowsTrailingActions(false)
  }

  /// Postpones the restoration until the cell is reused, because the cell is leaving the screen.
  func restoreBeforeReuse() {
    motion = nil
    cell?.restoreBeforeReuse { self.restore() }
  }

  // MARK: Motion

  private var target: Double {
    switch phase {
    case .dragging: shown
    case .settling(.closed): 0
    case .settling(.open), .performing: geometry.openDistance
    case .settling(.full): geometry.rowWidth
    }
  }

  /// Whether the first button covers the others, as in a swipe across the whole row.
  private var wantsCover: Bool {
    switch phase {
    case .dragging: geometry.isFull(shown)
    case .settling(let rest): rest == .full
    case .performing: cover > 0
    }
  }

  /// Moves the row to the position of its phase.
  func move(velocity: Double, at time: CFTimeInterval, restDistance: Double) {
    motion = (
      Bounce(
        start: shown, velocity: velocity, target: target, restDistance: restDistance,
        frequency: SwipeMetrics.frequency), time
    )
  }

  func stop() { motion = nil }

  /// Whether anything is to be done in the next frames.
  var isMoving: Bool { motion != nil || cover != (wantsCover ? 1 : 0) }

  /// Advances the animation to a frame's time. It is over when ``isMoving`` is false afterwards.
  func tick(at time: CFTimeInterval) {
    stepCover(to: time)
    guard let motion else { return show(shown) }
    let elapsed = time - motion.start
    if elapsed >= motion.curve.duration {
      self.motion = nil
      show(motion.curve.target)
    } else {
      show(min(max(motion.curve.position(at: elapsed), 0), geometry.rowWidth))
    }
  }

  private func stepCover(to time: CFTimeInterval) {
    let step = (coverStep.map { time - $0 } ?? 0) / SwipeMetrics.fullSwipeDuration
    let goal = wantsCover ? 1.0 : 0
    cover = goal > cover ? min(cover + step, goal) : max(cover - step, goal)
    coverStep = cover == goal ? nil : time
  }
}
