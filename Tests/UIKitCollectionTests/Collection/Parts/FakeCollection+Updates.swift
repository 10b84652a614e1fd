import ListCore
import UIKit

@testable import UIKitLists

extension FakeCollection: ListUpdatesHost {
  var updateWords: ListUpdateWords { identity.updateWords }
  var dataSourceName: String { identity.dataSourceName }
  var knowsCounts: Bool { !model.isStale }
  func updateWillBegin(isBatch: Bool) { if isBatch, model.generation > 0 { model.load() } }
  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    updateCommit.commit(batch, wasReloaded: wasReloaded, completion: completion)
  }
}

extension FakeCollection: CollectionUpdateCommitHost, CollectionUpdateAnimatorHost {
  var isLayingOut: Bool { layoutPass.isRunning }
  func askCounts() -> SectionCounts { delegateCalls.counts() }
  func committing(_ body: (_ isNested: Bool) -> Void) { updates.committing(body) }
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap? {
    updates.map(of: batch, before: before, after: counts)
  }
  var placeholderRows: PlaceholderRows { placeholders.rows }
  func adoptPlaceholders(_ rows: PlaceholderRows) { placeholders.adopt(rows) }
  func itemsWillUpdate() { notes.append("will update") }
  func pathsDidChange(_ change: PathChange) { notes.append("did update") }
  func discardViews() {
    notes.append("views go")
    layoutPass.itemsWereReplaced()
  }
  func beginUpdate(_ map: UpdateMap, before: SectionCounts, after: SectionCounts) -> CollectionUpdateScene {
    CollectionUpdateScene(map, before: before, after: after, elements, arrangement)
  }
  func adoptChanges(_ scene: CollectionUpdateScene) { scene.adoptChanges(of: layout, elements) }
  func showUpdate(_ scene: CollectionUpdateScene, completion: @escaping (Bool) -> Void) {
    updateAnimator.run(scene, completion: completion)
  }
  func complete(_ completion: @escaping (Bool) -> Void) { updates.complete(completion) }

  func layOutUpdate() -> ContiguousArray<CollectionElements.Entry> { layoutPass.runUpdate() }
  func delegateOffset(for proposed: CGPoint) -> CGPoint? { delegateCalls.targetContentOffset(proposed) }
  func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    delegateCalls.didEndDisplaying(view, element)
  }
  func sendBehindCells(_ view: UICollectionReusableView) { notes.append("to the back") }
}
