import UIKit

/// A header with an indicator that shows whether the rows below are collapsed. A tap changes that.
struct CollapsibleHeader: SectionContent {
  let base: any SectionContent
  let isCollapsed: Bool

  private enum Kind<Base> {}
  /// A view of its own, though the base is the same as in other headers.
  var shownType: any Any.Type { Self.kind(of: base.shownType) }
  var viewClass: UITableViewHeaderFooterView.Type { CollapsibleHeaderView.self }

  private static func kind<Base>(of base: Base.Type) -> any Any.Type { Kind<Base>.self }

  func isEqual(to other: any SectionContent) -> Bool {
    guard let other = other as? CollapsibleHeader else { return false }
    return isCollapsed == other.isCollapsed && base.isEqual(to: other.base)
  }

  func show(in view: UITableViewHeaderFooterView, _ tableStyle: UITableView.Style, isHeader: Bool) {
    base.show(in: view, tableStyle, isHeader: isHeader)
    (view as? CollapsibleHeaderView)?.show(isCollapsed: isCollapsed)
  }
}

/// Shows a header's content, with an indicator at the trailing edge.
final class CollapsibleHeaderView: UITableViewHeaderFooterView {
  private let indicator = ExpansionIndicator()
  /// Receives the touches.
  private let area = UIControl()
  /// Called when the header is tapped, and by a screen reader.
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    area.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    for view in [indicator, area] { addSubview(view) }
    indicator.translatesAutoresizingMaskIntoConstraints = false
    indicator.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).isActive = true
    area.isAccessibilityElement = false
    accessibilityTraits = [.header, .button]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    area.frame = bounds
  }

  private weak var aligned: UIView?
  private var alignment: NSLayoutConstraint?

  /// Aligns the indicator with the text, wherever that is in the header.
  private func align() {
    guard aligned !== contentView else { return }
    aligned = contentView
    alignment?.isActive = false
    let text = (contentView as? UIListContentView)?.textLayoutGuide
    alignment = indicator.centerYAnchor.constraint(equalTo: text?.centerYAnchor ?? centerYAnchor)
    alignment?.isActive = true
  }

  func show(isCollapsed: Bool) {
    indicator.show(isExpanded: !isCollapsed)
    align()
    bringSubviewToFront(indicator)
    bringSubviewToFront(area)
    accessibilityValue = ExpansionIndicator.spoken(isExpanded: !isCollapsed)
  }

  override func accessibilityActivate() -> Bool {
    onTap?()
    return onTap != nil
  }
}
