import UIKit

/// A chevron that points down to what is shown below, and to the end of the line where that is hidden.
final class ExpansionSign: UIImageView {
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

  /// Turns, where it pointed elsewhere in sight.
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
    // Only here it is known which way lines run.
    turn()
  }

  /// What a screen reader says of it.
  static func spoken(isExpanded: Bool) -> String { isExpanded ? "Expanded" : "Collapsed" }
}
