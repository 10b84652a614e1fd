import ListCore

/// The part of a scroll view that ``ScrollRefresh`` uses.
@MainActor
protocol ScrollRefreshHost: AnyObject {
  var bounds: CGRect { get }
  var limits: ScrollLimits { get }
  var insets: ScrollInsets { get }
  var motion: ScrollMotion { get }
  var dragging: ScrollDragging { get }
  var wheel: ScrollWheel { get }
  /// Inserts a refresh control behind the content.
  func placeBehindContent(_ control: UIView)
}

/// Places a scroll view's refresh control, and keeps space for it above the content during a refresh.
@MainActor
final class ScrollRefresh {
  private unowned let host: any ScrollRefreshHost
  /// Whether the space is being removed while the content is still at its old position.
  private(set) var holdsContent = false

  init(host: any ScrollRefreshHost) { self.host = host }

  var control: (any PulledControl)? {
    didSet {
      guard control !== oldValue else { return }
      if let oldValue {
        if oldValue.isRefreshing { close() }
        oldValue.detach()
        oldValue.removeFromSuperview()
      }
      guard let control else { return }
      // A control can belong to one scroll view only, so the former one loses it.
      control.room?.control = nil
      control.room = self
      host.placeBehindContent(control)
      place(control)
    }
  }

  // MARK: Places

  /// The adjusted top inset without the space for the control, in points.
  private var top: CGFloat { host.insets.adjustedContentInset.top - host.insets.refreshRoom }

  /// The distance of the content below its resting position.
  var distance: CGFloat { -(host.bounds.minY + top) }

  /// Called when the content moved or the view's size changed. O(1); does nothing without a control, or while the
  /// control is idle and the content is not pulled down.
  func contentDidMove() {
    guard let control else { return }
    let distance = distance
    guard distance > 0 || !control.isIdle else { return }
    control.contentDidMove(
      to: distance, viewHeight: host.bounds.height, isHeld: host.dragging.isDragging || host.wheel.isPulling)
    place(control)
  }

  /// Places the control again after a change of the view's size.
  func layOut() {
    guard let control, control.bounds.width != host.bounds.width else { return }
    if control.isRefreshing { controlDidResize() }
    place(control)
  }

  /// Places the control as UIKit does: at the top of the visible part while the content is pulled below it, otherwise
  /// directly above the content; a large title is between the two.
  private func place(_ control: any PulledControl) {
    let size = CGSize(width: host.bounds.width, height: control.height(width: host.bounds.width))
    let distance = distance
    let isPulled = !control.isRefreshing && distance > 0 && distance < size.height
    let y = (isPulled ? -distance : -max(distance, size.height)) - host.insets.barExpansion
    let frame = CGRect(origin: CGPoint(x: host.bounds.minX, y: y), size: size)
    guard frame != control.frame else { return }
    UIView.performWithoutAnimation { control.frame = frame }
  }

  // MARK: Room

  /// A refresh begins: the content inset makes room for the control, without scrolling.
  func open() {
    guard let control else { return }
    host.insets.setRefreshRoom(control.height(width: host.bounds.width))
    // The scroll range changed: a drag continues from the shown position.
    host.dragging.limitsDidChange()
  }

  /// Ends the refresh: content below the control moves back up.
  func close() {
    holdsContent = true
    host.insets.setRefreshRoom(0)
    holdsContent = false
    host.dragging.limitsDidChange()
    let end = host.motion.glideTarget ?? host.bounds.origin
    let rest = host.limits.clamped(end)
    guard rest != end, !host.dragging.isDragging, !host.motion.isDecelerating else { return }
    // An animated scroll to the refresh control gets the new resting position as its target.
    if host.motion.isGliding {
      host.motion.retargetGlide(to: rest)
    } else {
      host.motion.glide(to: rest, ending: .settling)
    }
  }

  /// Called when the control's height changed.
  func controlDidResize() {
    guard let control else { return }
    if control.isRefreshing { open() }
    place(control)
  }
}

extension UIScrollView: ScrollRefreshHost {}
