/// Resizes subviews by their masks when their superview's size changes.
///
/// Along each axis the change is distributed over the flexible parts (margin, length, margin) in proportion to their
/// lengths; if all are zero, equally [D].
@MainActor
struct ViewAutoresizing {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func resizeSubviews(from old: CGSize, to new: CGSize) {
    for subview in view.viewState.subviews where !subview.autoresizingMask.isEmpty {
      subview.frame = Self.frame(subview.frame, mask: subview.autoresizingMask, from: old, to: new)
      subview.viewState.frameOrigin = .autoresizing
    }
  }

  /// The frame of a view with a mask after its superview's size changed.
  static func frame(
    _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let across = share(
      start: frame.origin.x, length: frame.size.width, total: old.width, change: new.width - old.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let down = share(
      start: frame.origin.y, length: frame.size.height, total: old.height, change: new.height - old.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func share(
    start: CGFloat, length: CGFloat, total: CGFloat, change: CGFloat,
    isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let after = total - start - length
    let count = CGFloat([isFlexible.before, isFlexible.length, isFlexible.after].count { $0 })
    guard change != 0, count > 0 else { return (start, length) }
    let flexible =
      (isFlexible.before ? start : 0) + (isFlexible.length ? length : 0) + (isFlexible.after ? after : 0)
    func part(_ value: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible == 0 ? change / count : change * value / flexible
    }
    return (start + part(start, isFlexible.before), max(0, length + part(length, isFlexible.length)))
  }
}
