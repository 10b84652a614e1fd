import Foundation
import ScreenTesting
import Stage
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// A collection view in a window on a virtual clock, a finger, and a data source that notes what it is asked.
@MainActor
final class CollectionScene {
  let touches = TouchScene()
  let view: UICollectionView
  let source: CollectionSource
  let recorder: CollectionRecorder

  init(
    _ layout: UICollectionViewLayout = CollectionScene.makeLayout(), items: [Int] = [100],
    size: CGSize = CGSize(width: 320, height: 440), isRightToLeft: Bool = false
  ) {
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    source = CollectionSource(items: items)
    recorder = CollectionRecorder(trace: source.trace)
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TestBand.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.addSubview(view)
    view.dataSource = source
    view.delegate = recorder
    layOut()
  }

  /// Items of 100 by 100 with 10 between them: three in a line of 320.
  static func makeLayout(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    change(layout)
    return layout
  }

  var trace: [String] {
    get { source.trace.lines }
    set { source.trace.lines = newValue }
  }

  func layOut() { touches.window.layoutIfNeeded() }

  func advance(_ seconds: TimeInterval) {
    touches.advance(seconds)
    stepAnimations(of: view)
    layOut()
  }

  /// Advances the layers' animations, as the compositor does in every frame.
  private func stepAnimations(of view: UIView) {
    _ = view.layer.stepAnimations(at: touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview) }
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    layOut()
  }

  func tap(_ item: Int, section: Int = 0) {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return }
    touches.tap(at: view.convert(cell.center, to: nil))
    layOut()
  }

  func cell(_ item: Int, _ section: Int = 0) -> TestCollectionCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TestCollectionCell
  }

  /// Names of the items on screen, in order.
  var shown: [String] { view.visibleCells.compactMap { ($0 as? TestCollectionCell)?.name } }

  var shownItems: [Int] { view.indexPathsForVisibleItems.map(\.item) }
}

@MainActor
class TestCollectionCell: UICollectionViewCell {
  var name = ""
  var reuses = 0
  var applied: [UICollectionViewLayoutAttributes] = []
  /// The size that the cell asks for; nil for its present size.
  var wanted: CGSize?

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size = wanted }
    return layoutAttributes
  }
}

@MainActor
final class TestBand: UICollectionReusableView {
  var name = ""
}

@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource {
  let trace = Trace()
  /// The names of the items, by section.
  var items: [[String]]
  var wantedSize: (IndexPath) -> CGSize? = { _ in nil }
  var onCell: ((IndexPath) -> Void)?
  private(set) var cellRequests = 0
  private(set) var moves: [String] = []

  init(items: [Int]) {
    self.items = items.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    trace.note("sections")
    return items.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    trace.note("items \(section)")
    return items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    trace.note("cell \(indexPath.section).\(indexPath.item)")
    cellRequests += 1
    onCell?(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TestCollectionCell
    cell.name = items[indexPath.section][indexPath.item]
    cell.wanted = wantedSize(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    trace.note("\(name) \(indexPath.section)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    (view as? TestBand)?.name = "\(name) \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append(
      "\(sourceIndexPath.section).\(sourceIndexPath.item) > \(destinationIndexPath.section).\(destinationIndexPath.item)"
    )
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

/// Notes the callbacks of display and selection.
@MainActor
final class CollectionRecorder: NSObject, UICollectionViewDelegate {
  let trace: Trace
  var mayHighlight = true
  var maySelect = true
  var didSelect: (IndexPath) -> Void = { _ in }

  init(trace: Trace) { self.trace = trace }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { trace.note("willDisplay \(name(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { trace.note("didEndDisplaying \(name(indexPath))") }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    trace.note("shouldHighlight \(name(indexPath))")
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    trace.note("didHighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    trace.note("didUnhighlight \(name(indexPath))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    trace.note("shouldSelect \(name(indexPath))")
    return maySelect
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    trace.note("shouldDeselect \(name(indexPath))")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    trace.note("didSelect \(name(indexPath))")
    didSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    trace.note("didDeselect \(name(indexPath))")
  }
}
