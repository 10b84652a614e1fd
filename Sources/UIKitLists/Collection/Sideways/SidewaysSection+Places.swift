import ListCore

// A row's positions: in its scroll view, and as visible in the collection view's content.

extension SidewaysSection {
  /// Whether the section scrolls sideways and its frame is valid. A layout that divides by zero gives an invalid frame.
  var isSound: Bool {
    behavior != .none && frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
      && insets.start.isFinite && insets.end.isFinite
  }

  private var isHorizontal: Bool { axis == .horizontal }

  /// The length of the scroll view along the axis, in points.
  var frameLength: CGFloat { isHorizontal ? frame.width : frame.height }

  /// The length of the row; 0 if the layout gives an invalid one.
  private var soundLength: CGFloat { length.isFinite ? max(length, 0) : 0 }

  /// The position of the scroll view's content in the collection view's content while the row is at offset 0.
  var origin: CGPoint {
    guard isHorizontal else { return CGPoint(x: frame.minX, y: frame.minY + insets.start) }
    let x = beginsAtRight ? frame.maxX - insets.start - soundLength : frame.minX + insets.start
    return CGPoint(x: x, y: frame.minY)
  }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: soundLength, height: frame.height) : CGSize(width: frame.width, height: soundLength)
  }

  /// The content insets that give a scroll view the row's range of offsets.
  func contentInset(for range: ClosedRange<Double>) -> UIEdgeInsets {
    let start = insets.start - range.lowerBound
    let end = range.upperBound + viewport + insets.end - soundLength
    guard isHorizontal else { return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) }
    return UIEdgeInsets(
      top: 0, left: beginsAtRight ? end : start, bottom: 0, right: beginsAtRight ? start : end)
  }

  /// The scroll view's content offset for an offset of the row.
  func contentOffset(at offset: CGFloat) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: 0, y: offset - insets.start) }
    let x = beginsAtRight ? soundLength - viewport - insets.end - offset : offset - insets.start
    return CGPoint(x: x, y: 0)
  }

  /// The row's offset for a content offset of the scroll view.
  func offset(at contentOffset: CGPoint) -> CGFloat {
    guard isHorizontal else { return contentOffset.y + insets.start }
    return beginsAtRight ? soundLength - viewport - insets.end - contentOffset.x : contentOffset.x + insets.start
  }

  /// The vector to subtract from the frames of the row's elements to get their visible frames.
  func shift(at offset: CGFloat) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: 0, y: offset) }
    return CGPoint(x: beginsAtRight ? -offset : offset, y: 0)
  }

  /// The component of a vector along the row, towards its end.
  func along(_ vector: CGPoint) -> CGFloat { isHorizontal ? (beginsAtRight ? -vector.x : vector.x) : vector.y }

  /// The range of a rectangle along the row, in points from the row's start.
  func extent(of frame: CGRect) -> ClosedRange<Double> {
    switch (isHorizontal, beginsAtRight) {
    case (false, _): Self.range(frame.minY, frame.maxY, from: self.frame.minY + insets.start)
    case (true, false): Self.range(frame.minX, frame.maxX, from: self.frame.minX + insets.start)
    case (true, true): Self.range(-frame.maxX, -frame.minX, from: insets.start - self.frame.maxX)
    }
  }

  /// The range between two positions, relative to a start. NaN values are replaced.
  private static func range(_ lower: CGFloat, _ upper: CGFloat, from start: CGFloat) -> ClosedRange<Double> {
    let near = (lower - start).isNaN ? 0 : lower - start
    return near...max(near, (upper - start).isNaN ? near : upper - start)
  }

  /// The position along the row to which an item is scrolled.
  func place(_ position: UICollectionView.ScrollPosition) -> ItemAxis.Place {
    guard isHorizontal else { return position.verticalPlace }
    switch position.horizontalPlace {
    case .start: return beginsAtRight ? .end : .start
    case .end: return beginsAtRight ? .start : .end
    case .middle: return .middle
    case .nearest: return .nearest
    }
  }

  /// Whether a visible frame intersects the scroll view along the axis.
  func shows(_ seen: CGRect) -> Bool {
    isHorizontal
      ? seen.minX < frame.maxX && frame.minX < seen.maxX : seen.minY < frame.maxY && frame.minY < seen.maxY
  }
}
