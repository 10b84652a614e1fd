import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Elements that a layout hides, and layouts made for right to left.
@MainActor @Suite(.serialized)
struct LayoutHidingTests {
  private final class HidingLayout: UICollectionViewFlowLayout {
    var hidden: Set<Int> = []
    var runsRightToLeft = false

    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
      runsRightToLeft ? .rightToLeft : super.developmentLayoutDirection
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.isHidden = hidden.contains(copy.indexPath.item)
        return copy
      }
    }
  }

  /// [D] "As an optimization, the collection view might not create the corresponding view if this property is true."
  @Test func hiddenAttributesHideTheirElement() {
    let layout = HidingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.hidden = [1]
    let scene = CollectionScene(layout, items: [3])
    expect(scene.cell(1)?.isHidden ?? true)
    expect(scene.cell(0)?.isHidden == false && scene.cell(2)?.isHidden == false)
    layout.hidden = []
    layout.invalidateLayout()
    scene.layOut()
    expectEqual(scene.cell(1)?.isHidden, false)
    expectEqual(scene.cell(1)?.frame.minX, 110)
  }

  /// [D] A layout is written for a direction; in the other one the places are mirrored if it asks for that.
  @Test func layoutsAreMirroredAgainstTheirDevelopmentDirection() {
    func firstItem(layoutRunsRightToLeft: Bool, interfaceRunsRightToLeft: Bool) -> CGFloat? {
      let layout = HidingLayout()
      layout.runsRightToLeft = layoutRunsRightToLeft
      layout.itemSize = CGSize(width: 100, height: 100)
      let scene = CollectionScene(layout, items: [3], isRightToLeft: interfaceRunsRightToLeft)
      return scene.cell(0)?.frame.minX
    }
    expectEqual(firstItem(layoutRunsRightToLeft: false, interfaceRunsRightToLeft: false), 0)
    expectEqual(firstItem(layoutRunsRightToLeft: false, interfaceRunsRightToLeft: true), 220)
    expectEqual(firstItem(layoutRunsRightToLeft: true, interfaceRunsRightToLeft: true), 0)
    expectEqual(firstItem(layoutRunsRightToLeft: true, interfaceRunsRightToLeft: false), 220)
  }
}
