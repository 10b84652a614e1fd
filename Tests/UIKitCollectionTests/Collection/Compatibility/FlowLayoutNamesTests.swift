import Expectations
import Testing
import UIKitCore

@testable import ListTesting
@testable import UIKitLists

/// A flow layout asks a delegate for methods by their names, as Objective-C does [C].
@MainActor struct FlowLayoutNamesTests {
  /// The delegate of a collection view that conforms to no more than that needs. A converted `@objc` method is in the table.
  private final class Sizing: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath
    ) -> CGSize {
      CGSize(width: 300, height: CGFloat(10 * (path.item + 1)))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAtIndex section: Int
    ) -> CGFloat { 7 }

    override class var _actions: [_Action] {
      super._actions + [
        _Action(
          "collectionView:layout:sizeForItemAtIndexPath:", Self.collectionView(_:layout:sizeForItemAtIndexPath:)),
        _Action(
          "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
          Self.collectionView(_:layout:minimumLineSpacingForSectionAtIndex:)),
      ]
    }
  }

  /// Conforms, and implements nothing: the name does not count beside the protocol's own method.
  private final class Plain: NSObject, UICollectionViewDelegate {}

  private func view(_ delegate: any UICollectionViewDelegate, _ source: Sizing) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    return view
  }

  @Test func methodsWithoutConformanceDecideSizesAndSpacings() {
    let source = Sizing()
    let view = view(source, source)
    let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    expect(frames.map(\.height) == [10, 20, 30, 40] && frames.map(\.minY) == [0, 17, 44, 81])
    // What the delegate has no method for is the layout's own.
    expectEqual(view.contentSize.height, 121)
    view.frame.size.height = 300
    expect(
      view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 200)))
  }

  @Test func aDelegateWithoutSizingMethodsUsesTheLayoutsSizes() {
    let source = Sizing()
    let plain = Plain()
    let view = view(plain, source)
    expectEqual(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.size, CGSize(width: 50, height: 50))
    view.delegate = source
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.height, 40)
  }
}
