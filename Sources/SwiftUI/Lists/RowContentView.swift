import UIKit

/// Shows the element of a row in a cell.
struct RowConfiguration: UIContentConfiguration {
  let element: RowElement
  let isMirrored: Bool
  let leastHeight: CGFloat
  /// The insets of the row's views; nil for the cell's margins.
  var insets: EdgeInsets?

  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }
  func updated(for state: any UIConfigurationState) -> RowConfiguration { self }
}

/// Shows a row's element while the cell belongs to the row.
final class RowContentView: UIView, UIContentView {
  private var shown: RowConfiguration
  private lazy var placed = PlacedViews(self)
  private var separators = FollowedEnds()

  init(_ configuration: RowConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? RowConfiguration else { return }
      let (old, oldInsets, oldHeight) = (shown.element, shown.insets, shown.leastHeight)
      let wasMirrored = shown.isMirrored
      shown = new
      // The element may be shown by another cell's content since this one showed it; then it is taken over again.
      guard old !== new.element || new.element.shownBy !== self else {
        if oldInsets != new.insets || oldHeight != new.leastHeight {
          invalidateIntrinsicContentSize()
          setNeedsLayout()
        }
        if wasMirrored != new.isMirrored { setNeedsLayout() }
        return
      }
      if old !== new.element, old.shownBy === self { old.shownBy = nil }
      follow()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func follow() {
    shown.element.shownBy = self
    shown.element.onInvalidate = { [unowned element = shown.element] in
      element.shownBy?.setNeedsLayout()
      element.shownBy?.invalidateIntrinsicContentSize()
    }
  }

  private var insets: UIEdgeInsets {
    guard let insets = shown.insets else { return layoutMargins }
    return UIEdgeInsets(
      top: insets.top, left: shown.isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: shown.isMirrored ? insets.leading : insets.trailing)
  }

  /// If a row has exactly one button, touches anywhere in the row go to that button [D].
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit == nil, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return hit
    }
    let buttons = Self.buttons(in: self)
    guard buttons.count == 1, buttons[0].isEnabled else { return hit }
    buttons[0].row = self
    return buttons[0]
  }

  private static func buttons(in view: UIView) -> [PressView] {
    view.subviews.flatMap { inner -> [PressView] in
      if let menu = inner as? MenuButton { return menu.takesRow ? [menu] : [] }
      return (inner as? PressView).map { [$0] } ?? buttons(in: inner)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shown.element.shownBy === self else { return }
    let area = bounds.inset(by: insets)
    let element = shown.element
    let proposal = ProposedViewSize(area.size)
    let size = element.size(proposal)
    element.place(at: CGPoint(x: 0, y: (area.height - size.height) / 2), proposal)
    let pass = RenderPass(placed, isMirrored: shown.isMirrored, isStill: true)
    let x = shown.isMirrored ? area.maxX - element.frame.width : area.minX
    element.render(pass, at: CGPoint(x: x, y: area.minY + element.frame.minY))
    pass.finish()
    let (start, end) = (area.minX - bounds.minX, bounds.maxX - area.minX - element.frame.width)
    separators.take(
      element.separatorEnds.inset(
        leading: shown.isMirrored ? bounds.maxX - area.maxX : start,
        trailing: shown.isMirrored ? x - bounds.minX : end), in: self)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let margins = insets
    let width = max(targetSize.width - margins.left - margins.right, 0)
    let height = shown.element.size(ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: targetSize.width, height: max(height + margins.top + margins.bottom, shown.leastHeight))
  }
}

extension RowContentView: SeparatorAligning {
  var separatorEnds: SeparatorEnds {
    separators.beginAsking()
    layoutIfNeeded()
    separators.endAsking()
    return separators.ends
  }
}
