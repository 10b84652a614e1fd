import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite(.serialized)
struct CollectionEditingTests {
  private final class Owner: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 1
    }
  }

  @Test func selectionInEditModeMustBeAllowed() {
    let scene = CollectionScene()
    scene.view.isEditing = true
    scene.tap(1)
    expectEqual(scene.view.indexPathsForSelectedItems, [])
    scene.view.allowsSelectionDuringEditing = true
    scene.tap(1)
    scene.tap(2)
    expectEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [2])
    scene.view.allowsSelectionDuringEditing = false
    expectEqual(scene.view.indexPathsForSelectedItems, [])
  }

  @Test func multipleSelectionMayBeLimitedToEditMode() {
    let scene = CollectionScene()
    scene.view.allowsMultipleSelectionDuringEditing = true
    scene.tap(1)
    scene.tap(2)
    expectEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [2])
    scene.view.isEditing = true
    scene.tap(1)
    scene.tap(2)
    expectEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [1, 2])
    scene.view.isEditing = false
    expectEqual(scene.view.indexPathsForSelectedItems, [])
    expectEqual(scene.cell(1)?.isSelected, false)
  }

  @Test func theConfigurationStateTellsOfEditMode() {
    let scene = CollectionScene()
    let cell = scene.cell(0)
    expectEqual(cell?.configurationState.isEditing, false)
    var updates: [Bool] = []
    cell?.configurationUpdateHandler = { _, state in updates.append(state.isEditing) }
    scene.layOut()
    scene.view.isEditing = true
    scene.view.isEditing = true
    scene.layOut()
    expectEqual(updates, [false, true])
    scene.scroll(to: CGPoint(x: 0, y: 1100))
    expect(scene.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
  }

  @Test func theDelegateMayExcludeAnItemFromEditMode() {
    let scene = CollectionScene(items: [3])
    let owner = Owner()
    scene.view.delegate = owner
    scene.view.isEditing = true
    scene.layOut()
    expectEqual((0..<3).map { scene.cell($0)?.configurationState.isEditing }, [true, false, true])
    scene.view.isEditing = false
    expectEqual(scene.cell(0)?.configurationState.isEditing, false)
    let any: any UICollectionViewDelegate = owner
    expectEqual(any.collectionView?(scene.view, canEditItemAt: IndexPath(item: 1, section: 0)), false)
  }
}
