import Expectations
import Testing
import UIKit
import UIKitTesting

/// A layout whose cells hang at springs, as apps write it after Apple's talk on dynamics.
@MainActor @Suite struct CollectionReferenceTests {
  private final class BouncyLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      for item in super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? [] {
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let delta = newBounds.minY - (collectionView?.bounds.minY ?? 0)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        let share = min(abs(item.center.y - newBounds.minY) / 400, 1)
        item.center.y += delta * share
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Controller: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = .systemBlue
      return cell
    }
  }

  @Test func cellsLagBehindTheFingerAndSpringBack() throws {
    let layout = BouncyLayout()
    layout.itemSize = CGSize(width: 280, height: 40)
    layout.minimumLineSpacing = 10
    let controller = Controller(collectionViewLayout: layout)
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 400))
    try screen.settle()
    let view: UICollectionView = controller.collectionView
    func frames() -> [CGRect] { view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame } }
    let rest = frames()
    expect(rest.count >= 8 && rest[1].minY - rest[0].minY == 50)
    view.contentOffset.y += 60
    screen.advance(frames: 3)
    let moved = frames()
    let gaps = zip(moved, moved.dropFirst()).map { $1.minY - $0.minY }
    expect(gaps.contains { $0 > 52 }, "cells further away trail behind: \(gaps)")
    expect(layout.animator.isRunning)
    try screen.settle()
    let settled = frames()
    expect(zip(settled, settled.dropFirst()).allSatisfy { isNear($1.minY - $0.minY, 50, within: 2) })
    expectEqual(layout.animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0))?.indexPath.item, 3)
    expectNil(
      layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0)))
    expectNil(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: IndexPath(item: 0, section: 0)))
  }
}
