import ListCore

/// The lines at the top and bottom edge of a list's cell.
@MainActor
final class SeparatorLines {
  /// The appearance of lines.
  struct Look: Equatable {
    var color: UIColor?
    /// An effect on the views behind.
    var effect: UIVisualEffect?
  }

  private unowned let cell: UIView
  private var top: UIView?
  private var bottom: UIView?
  private(set) var rule: SeparatorRule?
  private var topLook = Look()
  private var bottomLook = Look()

  init(cell: UIView) { self.cell = cell }

  /// Shows the lines of a rule; nil for none.
  func show(_ rule: SeparatorRule?, top topLook: Look, bottom bottomLook: Look) {
    if rule == self.rule, topLook == self.topLook, bottomLook == self.bottomLook { return }
    (self.rule, self.topLook, self.bottomLook) = (rule, topLook, bottomLook)
    let (oldTop, oldBottom) = (top, bottom)
    top = line(oldTop, rule?.top ?? .none, topLook)
    bottom = line(oldBottom, rule?.bottom ?? .none, bottomLook)
    // An animation may end when a line is removed, and its completion may read the lines.
    if top == nil { oldTop?.removeFromSuperview() }
    if bottom == nil { oldBottom?.removeFromSuperview() }
    cell.setNeedsLayout()
  }

  /// The view of a line, created if there is none yet; nil for no line.
  private func line(_ present: UIView?, _ line: SeparatorRule.Line, _ look: Look) -> UIView? {
    guard line != .none else { return nil }
    let view = present ?? makeLine()
    view.backgroundColor = look.color
    view.layer.backdrop = look.effect?.backdrop(for: cell.traitCollection)
    return view
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.isUserInteractionEnabled = false
    cell.addSubview(line)
    return line
  }

  /// Whether there is a line at an edge, for tests and dumps.
  var showsTop: Bool { top.map { !$0.isHidden } ?? false }
  var showsBottom: Bool { bottom.map { !$0.isHidden } ?? false }
  /// The frames of the lines, for tests.
  var topFrame: CGRect? { showsTop ? top?.frame : nil }
  var bottomFrame: CGRect? { showsBottom ? bottom?.frame : nil }

  /// Hides lines next to a selected or a lifted item.
  func setHidden(top isTopHidden: Bool, bottom isBottomHidden: Bool) {
    if let top, top.isHidden != isTopHidden { top.isHidden = isTopHidden }
    if let bottom, bottom.isHidden != isBottomHidden { bottom.isHidden = isBottomHidden }
  }

  /// Places the lines, one pixel thick, inside the cell.
  /// - Parameters:
  ///   - topInset: the inset of the line at the top, in left-to-right coordinates. Lines from edge to edge have none.
  ///   - bottomInset: of the line at the bottom.
  func layOut(in bounds: CGRect, top topInset: UIEdgeInsets, bottom bottomInset: UIEdgeInsets) {
    guard let rule, top != nil || bottom != nil else { return }
    let thickness = 1 / max(cell.traitCollection.displayScale, 1)
    place(top, rule.top, y: bounds.minY, thickness, topInset, in: bounds)
    place(bottom, rule.bottom, y: bounds.maxY - thickness, thickness, bottomInset, in: bounds)
  }

  private func place(
    _ view: UIView?, _ line: SeparatorRule.Line, y: CGFloat, _ thickness: CGFloat, _ inset: UIEdgeInsets,
    in bounds: CGRect
  ) {
    guard let view else { return }
    var frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness)
    if line == .inset {
      frame.origin.x += inset.left
      frame.size.width = max(bounds.width - inset.left - inset.right, 0)
    }
    view.frame = cell.mirroredIfNeeded(frame, in: bounds)
  }
}
