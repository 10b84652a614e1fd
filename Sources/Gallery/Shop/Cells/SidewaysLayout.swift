import UIKit

/// Items beside each other, the first one where reading begins.
final class SidewaysLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its layouts in code.") }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
