import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct CollectionMenusTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var asked: [[Int]] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item))
      return nil
    }
  }

  private func ask(_ scene: CollectionScene, at point: CGPoint) {
    guard let interaction = scene.view.contextMenuInteraction else { return }
    _ = scene.view.menus.contextMenuInteraction(interaction, configurationForMenuAtLocation: point)
  }

  @Test func contextMenusAreForTheItemTheSelectionOrTheBackground() {
    let scene = CollectionScene(CollectionScene.makeLayout { $0.sectionInset.bottom = 200 }, items: [4])
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.view.allowsMultipleSelection = true
    ask(scene, at: CGPoint(x: 50, y: 50))
    scene.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    ask(scene, at: CGPoint(x: 50, y: 50))
    scene.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    ask(scene, at: CGPoint(x: 50, y: 50))
    ask(scene, at: CGPoint(x: 160, y: 50))
    ask(scene, at: CGPoint(x: 160, y: 400))
    expectEqual(delegate.asked, [[0], [0], [0, 2], [1], []])
  }

  @Test func withoutADelegateThereIsNoContextMenuInteraction() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectNil(view.contextMenuInteraction)
  }
}
