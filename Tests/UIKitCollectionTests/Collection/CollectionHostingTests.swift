import Expectations
import Testing
import UIKit
import UIKitTesting

/// The long press by which a collection view controller moves items.
@MainActor @Suite(.serialized) struct CollectionHostingTests {
  private final class Letters: UICollectionViewController {
    var letters = ["A", "B", "C"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func lettersAfterADrag(_ change: (Letters) -> Void) -> [String] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let letters = Letters(collectionViewLayout: layout)
    change(letters)
    let screen = MountedScreen(letters, size: CGSize(width: 320, height: 300))
    screen.advance(frames: 2)
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 270, y: 50), press: 0.8)
    screen.advance(by: 0.6)
    return letters.letters
  }

  @Test func installsStandardGestureForInteractiveMovementMovesItems() {
    var isInstalled = false
    let moved = lettersAfterADrag { isInstalled = $0.installsStandardGestureForInteractiveMovement }
    expect(isInstalled && moved == ["B", "C", "A"])
    let kept = lettersAfterADrag { $0.installsStandardGestureForInteractiveMovement = false }
    expectEqual(kept, ["A", "B", "C"])
  }
}
