import Fuzzing
import UIKit

/// Random flow layouts.
@MainActor
enum FuzzGridLayout {
  static func make(_ random: inout SeededGenerator) -> UICollectionViewFlowLayout {
    let layout = random.oneIn(3) ? FuzzTurningLayout() : UICollectionViewFlowLayout()
    layout.itemSize = random.pick([CGSize(width: 50, height: 50), CGSize(width: 70, height: 30)])
    layout.scrollDirection = random.oneIn(4) ? .horizontal : .vertical
    layout.headerReferenceSize = random.oneIn(2) ? CGSize(width: 30, height: 30) : .zero
    layout.footerReferenceSize = random.oneIn(3) ? CGSize(width: 20, height: 20) : .zero
    layout.sectionHeadersPinToVisibleBounds = random.oneIn(3)
    layout.sectionFootersPinToVisibleBounds = random.oneIn(4)
    layout.sectionInset = random.oneIn(2) ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : .zero
    if random.oneIn(3) { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
    return layout
  }
}

/// A flow layout that is mirrored in an interface from right to left.
final class FuzzTurningLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
