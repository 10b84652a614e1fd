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

  @Test func nothingIsSelectedInEditModeUnlessItIsAllowed() {
    let scene = CollectionScene()
    scene.view.isEditing = true
    scene.tap(1)
    #expect(scene.view.indexPathsForSelectedItems == [])
    scene.view.allowsSelectionDuringEditing = true
    scene.tap(1)
    scene.tap(2)
    #expect(scene.view.indexPathsForSelectedItems?.map(\.item) == [2])
    scene.view.allowsSelectionDuringEditing = false
    #expect(scene.view.indexPathsForSelectedItems == [])
  }

  @Test func severalItemsInEditModeOnly() {
    let scene = CollectionScene()
    scene.view.allowsMultipleSelectionDuringEditing = true
    scene.tap(1)
    scene.tap(2)
    #expect(scene.view.indexPathsForSelectedItems?.map(\.item) == [2])
    scene.view.isEditing = true
    scene.tap(1)
    scene.tap(2)
    #expect(scene.view.indexPathsForSelectedItems?.map(\.item) == [1, 2])
    scene.view.isEditing = false
    #expect(scene.view.indexPathsForSelectedItems == [])
    #expect(scene.cell(1)?.isSelected == false)
  }

  @Test func cellsAreToldOfEditMode() {
    let scene = CollectionScene()
    let cell = scene.cell(0)
    #expect(cell?.configurationState.isEditing == false)
    var updates: [Bool] = []
    cell?.configurationUpdateHandler = { _, state in updates.append(state.isEditing) }
    scene.layOut()
    scene.view.isEditing = true
    scene.view.isEditing = true
    scene.layOut()
    #expect(updates == [false, true])
    scene.scroll(to: CGPoint(x: 0, y: 1100))
    #expect(scene.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
  }

  @Test func anItemMayBeLeftOut() {
    let scene = CollectionScene(items: [3])
    let owner = Owner()
    scene.view.delegate = owner
    scene.view.isEditing = true
    scene.layOut()
    #expect((0..<3).map { scene.cell($0)?.configurationState.isEditing } == [true, false, true])
    scene.view.isEditing = false
    #expect(scene.cell(0)?.configurationState.isEditing == false)
    let any: any UICollectionViewDelegate = owner
    #expect(any.collectionView?(scene.view, canEditItemAt: IndexPath(item: 1, section: 0)) == false)
  }
}
