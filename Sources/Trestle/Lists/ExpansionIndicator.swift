import UIKit

/// A chevron that points down if the rows below are shown, and to the trailing edge if they are hidden.
final class ExpansionIndicator: UIImageView {
  private var isExpanded: Bool?

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    image = UIImage(systemName: "chevron.down")
    contentMode = .center
    tintColor = .systemGray
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
  }

  required init?(coder: NSCoder) { nil }

  private static let size = CGSize(width: 20, height: 20)

  override var intrinsicContentSize: CGSize { Self.size }

  /// Sets the direction; animated if the indicator is visible.
  func show(isExpanded: Bool) {
    guard isExpanded != self.isExpanded else { return }
    let isTurned = self.isExpanded != nil && window != nil
    self.isExpanded = isExpanded
    if isTurned { UIView.animate(withDuration: 0.25) { self.turn() } } else { turn() }
  }

  private func turn() {
    let sideways: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi / 2 : -.pi / 2
    transform = isExpanded == false ? CGAffineTransform(rotationAngle: sideways) : .identity
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The layout direction is only known in the hierarchy.
    turn()
  }

  /// The state in words, for screen readers.
  static func spoken(isExpanded: Bool) -> String { isExpanded ? "Expanded" : "Collapsed" }
}
