import ListCore

/// The lines at a cell's top and bottom edge.
@MainActor
final class CellSeparators {
  private unowned let host: UITableViewCell
  private var top: UIView?
  private var bottom: UIView?
  private var rule: SeparatorRule?
  private var color: UIColor?
  private var effect: UIVisualEffect?
  private var tableInset = UIEdgeInsets(top: 0, left: CellMetrics.sideMargin, bottom: 0, right: 0)
  private var followsText = true

  init(host: UITableViewCell) { self.host = host }

  /// The inset the app gave the cell.
  var ownInset: UIEdgeInsets? { didSet { host.setNeedsLayout() } }

  /// The inset in force.
  var inset: UIEdgeInsets {
    if let ownInset { return ownInset }
    guard followsText else { return tableInset }
    // UIKit: the line begins at the text, if that is indented, or follows an image or an editing control.
    var inset = tableInset
    inset.left += host.content.indentation + host.editing.contentShift
    if let textLeading = host.content.textLeading { inset.left = max(inset.left, textLeading) }
    return inset
  }

  /// Takes over the table view's lines; nil for none.
  /// - Parameters:
  ///   - followsText: whether the line may begin later, at the text.
  ///   - effect: the visual effect of the lines.
  func apply(
    _ rule: SeparatorRule?, color: UIColor?, effect: UIVisualEffect? = nil, inset: UIEdgeInsets, followsText: Bool
  ) {
    let isSame = rule == self.rule && inset == tableInset && followsText == self.followsText
    if isSame && color == self.color && effect === self.effect { return }
    self.effect = effect
    self.rule = rule
    self.color = color
    tableInset = inset
    self.followsText = followsText
    update(&top, rule?.top ?? .none)
    update(&bottom, rule?.bottom ?? .none)
    host.setNeedsLayout()
  }

  /// Whether there is a line at the bottom, for tests and dumps.
  var showsBottom: Bool { bottom.map { !$0.isHidden } ?? false }

  /// Hides lines beside a selection, or a row in the air.
  func setHidden(top isTopHidden: Bool, bottom isBottomHidden: Bool) {
    if let top, top.isHidden != isTopHidden { top.isHidden = isTopHidden }
    if let bottom, bottom.isHidden != isBottomHidden { bottom.isHidden = isBottomHidden }
  }

  private func update(_ view: inout UIView?, _ line: SeparatorRule.Line) {
    guard line != .none else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if view == nil {
      let line = UIView()
      line.isUserInteractionEnabled = false
      host.addSubview(line)
      view = line
    }
    view?.backgroundColor = color
    view?.layer.backdrop = effect?.backdrop(for: host.traitCollection)
  }

  /// Places the lines, one pixel thick, inside the row.
  func layOut(in bounds: CGRect) {
    guard let rule else { return }
    guard top != nil || bottom != nil else { return }
    let thickness = 1 / max(host.traitCollection.displayScale, 1)
    let inset = inset
    place(top, rule.top, y: bounds.minY, thickness, inset, in: bounds)
    place(bottom, rule.bottom, y: bounds.maxY - thickness, thickness, inset, in: bounds)
  }

  private func place(
    _ view: UIView?, _ line: SeparatorRule.Line, y: CGFloat, _ thickness: CGFloat, _ inset: UIEdgeInsets,
    in bounds: CGRect
  ) {
    guard let view else { return }
    var frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness)
    if line == .inset {
      frame.origin.x += inset.left
      frame.size.width = max(bounds.width - inset.left - inset.right - host.reuse.trailingRoom, 0)
    }
    view.frame = host.mirroredIfNeeded(frame, in: bounds)
  }
}
