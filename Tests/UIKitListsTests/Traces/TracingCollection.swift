import ScreenTesting
import UIKit
import UIKitTesting

@testable import ListTesting

/// A collection view on a screen, whose layout, data source and delegate note each call.
@MainActor
final class TracingCollection: TracingCollectionDelegate, UICollectionViewDelegate {
  let layout = TracingFlowLayout()
  let view: UICollectionView
  private(set) var screen: MountedScreen!
  var items: [[String]]

  /// Items of 100 by 100, three in a line.
  init(_ items: [[String]], bands: Bool = false) {
    self.items = items
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    layout.recorder = recorder
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 10
    if bands {
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      layout.footerReferenceSize = CGSize(width: 320, height: 20)
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.isPrefetchingEnabled = false
    view.dataSource = self
    view.delegate = self
  }

  /// Shows the collection view, a little more than two lines high.
  func mount() {
    let controller = UIViewController()
    controller.view = view
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 240), scale: 1)
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  func tap(_ item: Int, _ section: Int = 0) {
    guard let frame = view.layoutAttributesForItem(at: path(item, section))?.frame else { return }
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY - view.contentOffset.y))
    screen.advance(frames: 1)
  }

  func settle() throws { try screen.settle() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { recorder.note() }
}

/// Notes what the collection view asks of a layout, apart from attributes.
final class TracingFlowLayout: UICollectionViewFlowLayout {
  var recorder: CallbackRecorder?

  override func prepare() {
    recorder?.note(method: "layout prepare()")
    super.prepare()
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    recorder?.note(method: "layout prepare(forCollectionViewUpdates:) \(updateItems.count)")
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() {
    recorder?.note(method: "layout finalizeCollectionViewUpdates()")
    super.finalizeCollectionViewUpdates()
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    recorder?.note(method: "layout prepareForTransition(to:)")
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    recorder?.note(method: "layout prepareForTransition(from:)")
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() {
    recorder?.note(method: "layout finalizeLayoutTransition()")
    super.finalizeLayoutTransition()
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    recorder?.note(method: "layout targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

extension TracingCollection: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    recorder.note()
    return items.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    recorder.note(section)
    return items[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    recorder.note(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    recorder.note(kind, indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    recorder.note(sourceIndexPath, destinationIndexPath)
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}
