import UIKit

/// Items side by side, beginning at the leading edge.
final class SidewaysLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its layouts in code.") }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
