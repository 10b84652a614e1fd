import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Updates of a collection view that does not know its items: it was never asked or laid out, or was told to reload.
@MainActor @Suite struct UnloadedCollectionUpdatesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func unloaded(_ source: CollectionSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: CollectionScene.makeLayout())
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private func names(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { ($0 as? TestCollectionCell)?.name }
  }

  @Test func changesBeforeLoadingQueryNothing() {
    let source = CollectionSource(items: [2])
    let view = unloaded(source)
    source.items[0].append("a")
    view.insertItems(at: [path(2)])
    view.performBatchUpdates {
      source.items[0].append("b")
      view.insertItems(at: [path(3)])
    }
    source.items[0].removeFirst()
    view.deleteItems(at: [path(0)])
    expect(source.trace.lines.isEmpty)
    expectEqual(view.numberOfItems(inSection: 0), 3)
    expectEqual(names(view), ["0.1", "a", "b"])
  }

  @Test func aChangeAfterReloadDataIsPartOfIt() {
    let scene = CollectionScene(items: [2])
    scene.view.reloadData()
    scene.source.items[0].append("a")
    scene.trace = []
    scene.view.insertItems(at: [path(2)])
    expect(scene.trace.isEmpty)
    expectEqual(names(scene.view), ["0.0", "0.1", "a"])
  }

  @Test func aBatchAfterReloadDataLoadsBeforeTheDataChanges() {
    let scene = CollectionScene(items: [2])
    scene.source.items[0].append("a")
    scene.view.reloadData()
    scene.view.performBatchUpdates {
      scene.source.items[0].append("b")
      scene.view.insertItems(at: [path(3)])
    }
    expectEqual(names(scene.view), ["0.0", "0.1", "a", "b"])
    // The data changed too early: there is nothing to compare with, and a reload occurs.
    scene.view.reloadData()
    scene.source.items[0].append("c")
    var finished: Bool?
    scene.view.performBatchUpdates {
      scene.view.insertItems(at: [path(4)])
    } completion: {
      finished = $0
    }
    expectEqual(names(scene.view), ["0.0", "0.1", "a", "b", "c"])
    scene.advance(1)
    expectEqual(finished, true)
  }

  @Test func itemsMayBeDeletedWhileTheModelIsBeingMutated() {
    final class Model: NSObject, UICollectionViewDataSource {
      var names = ["a", "b", "c", "d"]
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let model = Model()
    let view = unloaded(CollectionSource(items: [0]))
    view.dataSource = model
    model.names.removeAll { name in
      guard name < "c" else { return false }
      // Asking the data source now would be a second access to its names.
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      return true
    }
    expectEqual(view.visibleCells.count, 2)
  }
}
