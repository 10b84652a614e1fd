import UIKit

/// The indicator of a header whose rows can be hidden, and the control that takes the taps.
@MainActor
final class CollapseControl {
  private let indicator = ExpansionIndicator()
  /// Receives the touches.
  private let area = UIControl()
  /// Called when the header is tapped, and by a screen reader.
  var onTap: (() -> Void)?

  /// Adds the views to a header.
  func install(in header: UIView) {
    area.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    for view in [indicator, area] { header.addSubview(view) }
    indicator.translatesAutoresizingMaskIntoConstraints = false
    indicator.trailingAnchor.constraint(equalTo: header.layoutMarginsGuide.trailingAnchor).isActive = true
    area.isAccessibilityElement = false
    header.accessibilityTraits = [.header, .button]
  }

  /// Takes touches on the whole header.
  func cover(_ header: UIView) { area.frame = header.bounds }

  func show(isCollapsed: Bool, beside content: UIView, in header: UIView) {
    indicator.show(isExpanded: !isCollapsed)
    align(with: content, in: header)
    header.bringSubviewToFront(indicator)
    header.bringSubviewToFront(area)
  }

  private weak var aligned: UIView?
  private var alignment: NSLayoutConstraint?

  /// Aligns the indicator with the text, wherever that is in the header.
  private func align(with content: UIView, in header: UIView) {
    guard aligned !== content else { return }
    aligned = content
    alignment?.isActive = false
    let text = (content as? UIListContentView)?.textLayoutGuide
    alignment = indicator.centerYAnchor.constraint(equalTo: text?.centerYAnchor ?? header.centerYAnchor)
    alignment?.isActive = true
  }

  /// A tap of a screen reader.
  func activate() -> Bool {
    onTap?()
    return onTap != nil
  }
}
