import ListCore

/// The part of a scroll view that ``ScrollInsets`` uses.
@MainActor
protocol ScrollInsetsHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  var insetsLayoutMarginsFromSafeArea: Bool { get }
  var handsOnVerticalMargins: Bool { get }
  var alwaysBounceHorizontal: Bool { get }
  var alwaysBounceVertical: Bool { get }
  var isMovedByUser: Bool { get }
  /// Whether a navigation or tab bar controller shows the view.
  var isInsideBars: Bool { get }
  func show(_ offset: CGPoint)
  func adjustedInsetsChanged()
}

/// The insets of the content: the app's own, and the areas that bars cover.
@MainActor
final class ScrollInsets {
  private unowned let host: any ScrollInsetsHost
  private(set) var adjustedContentInset = UIEdgeInsets.zero

  init(host: any ScrollInsetsHost) { self.host = host }

  /// The space of a refresh control, which is not part of the app's own inset.
  private(set) var refreshRoom: CGFloat = 0

  /// Sets the space of the refresh control. [D*] The content does not move.
  func setRefreshRoom(_ room: CGFloat) {
    guard room != refreshRoom else { return }
    refreshRoom = room
    update(keepsEdges: false)
  }

  /// The safe area's top while the bars above are fully expanded, in points; nil if they cannot expand.
  var expandedSafeAreaTop: CGFloat? { didSet { if oldValue == nil { noteWholeTop() } } }
  /// The adjusted top inset with fully expanded bars, as of the last update, in points.
  private var wholeTop: CGFloat = 0
  /// Whether the content is being moved to stay at its edge, because its insets changed.
  private(set) var isKeepingEdge = false
  /// The height of the fully expanded bars below their row of title and buttons, in points.
  var barExpansion: CGFloat = 0

  /// The height by which the bars shrink as the content is scrolled up.
  var barCollapse: CGFloat = 0

  /// `barCollapse`, or 0 if the content's insets do not include the bars.
  var collapse: CGFloat {
    guard expandedSafeAreaTop != nil, host.safeAreaInsets.top > 0, adjusts(.vertical) else { return 0 }
    return barCollapse
  }

  /// The height by which the bars grow at the top when the content is scrolled down to them, in points.
  var reach: CGFloat {
    guard let expandedSafeAreaTop, host.safeAreaInsets.top > 0, adjusts(.vertical) else { return 0 }
    return max(0, expandedSafeAreaTop - host.safeAreaInsets.top)
  }

  var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { update() } }
  }
  var adjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { if adjustmentBehavior != oldValue { update() } }
  }

  /// Updates the adjusted insets after a change of the safe area, the content's size or the app's insets.
  func update(keepsEdges: Bool = true) {
    let old = adjustedContentInset
    var new = contentInset + safeAreaPart
    new.top += refreshRoom
    guard new != old else { return }
    let offset = host.bounds.origin
    adjustedContentInset = new
    if keepsEdges, !host.isMovedByUser {
      // UIKit: content that rests at its leading edge stays at it when the inset there changes.
      let x = Self.isAtEdge(offset.x, old.left) ? -new.left : offset.x
      let y =
        Self.isAtEdge(offset.y, old.top)
        ? -new.top : Self.isAtEdge(offset.y, wholeTop) ? -(new.top + reach) : offset.y
      isKeepingEdge = true
      host.show(CGPoint(x: x, y: y))
      isKeepingEdge = false
    }
    noteWholeTop()
    host.adjustedInsetsChanged()
  }

  private func noteWholeTop() { wholeTop = adjustedContentInset.top + reach }

  /// Offsets are on whole pixels, insets need not be.
  private static func isAtEdge(_ offset: CGFloat, _ inset: CGFloat) -> Bool { abs(offset + inset) < 0.5 }

  private var safeAreaPart: UIEdgeInsets {
    let safeArea = host.safeAreaInsets
    var part = UIEdgeInsets.zero
    if adjusts(.horizontal) {
      part.left = safeArea.left
      part.right = safeArea.right
    }
    if adjusts(.vertical) {
      part.top = safeArea.top
      part.bottom = safeArea.bottom
    }
    return part
  }

  /// The safe area without the part that the content's insets include.
  var safeAreaLeftToContent: UIEdgeInsets {
    host.safeAreaInsets.without(safeAreaPart)
  }

  /// The distances by which the margins extend into a view of the content, without the safe area that the content's
  /// insets include. Those at the top and at the bottom do not change as the content is scrolled [?].
  func margins(reachingInto frame: CGRect) -> UIEdgeInsets {
    var margins = host.layoutMargins
    if host.insetsLayoutMarginsFromSafeArea { margins = margins.without(safeAreaPart) }
    var found = margins.reaching(into: frame, of: host.bounds)
    guard host.handsOnVerticalMargins else {
      found.top = 0
      found.bottom = 0
      return found
    }
    found.top = max(0, margins.top - max(0, frame.minY))
    found.bottom = max(0, margins.bottom - max(0, host.bounds.height - frame.maxY))
    return found
  }

  private enum Axis {
    case horizontal
    case vertical
  }

  private func adjusts(_ axis: Axis) -> Bool {
    switch adjustmentBehavior {
    case .never: return false
    case .always: return true
    case .scrollableAxes: return scrolls(axis)
    case .automatic: return scrolls(axis) || (axis == .vertical && host.isInsideBars)
    }
  }

  /// Whether the content is larger than the view, or bounces anyway.
  private func scrolls(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal:
      let room = host.bounds.width - contentInset.left - contentInset.right
      return host.alwaysBounceHorizontal || host.contentSize.width > room
    case .vertical:
      let room = host.bounds.height - contentInset.top - contentInset.bottom
      return host.alwaysBounceVertical || host.contentSize.height > room
    }
  }
}

extension UIScrollView: ScrollInsetsHost {
  func show(_ offset: CGPoint) { position.show(offset) }

  func adjustedInsetsChanged() {
    scrollCalls.didChangeAdjustedContentInset()
    position.limitsDidChange()
  }
}

extension UIEdgeInsets {
  fileprivate func without(_ part: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top - part.top, left: left - part.left, bottom: bottom - part.bottom, right: right - part.right)
  }
}
