import ListCore
import Stage
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Stands in for a collection view: the parts of one, made with this as their host, and a note of what they ask of it.
///
/// It is no view and lays nothing out by itself, so a test sees what a part does alone.
@MainActor
final class FakeCollection {
  /// The view that callbacks pass along. Only its calls to the delegate and its views that wait for reuse are used.
  let identity: UICollectionView
  let source: CollectionSource
  let recorder: CollectionRecorder
  let column = FakeColumn()
  var layout: UICollectionViewLayout { column }
  /// The superview of the views that the parts add.
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// The calls of the parts to their host, in order.
  var notes: [String] = []

  var bounds = CGRect(x: 0, y: 0, width: 320, height: 400)
  var contentSize = CGSize.zero
  var pixelScale: CGFloat { 2 }
  var adjustedContentInset = UIEdgeInsets.zero
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var isBeingUpdated = false
  var isInEditMode = false
  var isInWindow = false
  /// The cell that is in the air, if one is.
  var lifted: UIView?

  private(set) lazy var model = CollectionModel(host: self)
  private(set) lazy var arrangement = CollectionArrangement(host: self)
  private(set) lazy var elements = CollectionElements(host: self)
  private(set) lazy var sideways = CollectionSideways(host: self)
  private(set) lazy var layoutPass = CollectionLayoutPass(host: self)
  private(set) lazy var selection = CollectionSelection(host: self)
  private(set) lazy var editing = CollectionEditing(host: self)
  private(set) lazy var items = CollectionItems(host: self)
  private(set) lazy var index = CollectionIndex(host: self)
  private(set) lazy var scrollTo = CollectionScrollTo(host: self)
  private(set) lazy var itemScroll = ListScrollTo(host: self)
  private(set) lazy var placeholders = ListPlaceholders(host: self)
  private(set) lazy var updates = ListUpdates(host: self)
  private(set) lazy var updateCommit = CollectionUpdateCommit(host: self)
  private(set) lazy var updateAnimator = CollectionUpdateAnimator(host: self)

  /// - Parameter items: how many items each section has, 40 points high.
  init(_ items: [Int]) {
    identity = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    identity.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    source = CollectionSource(items: items)
    recorder = CollectionRecorder(trace: source.trace)
    column.collection = self
    delegateCalls.dataSource = source
    delegateCalls.setDelegate(recorder)
  }

  var delegateCalls: CollectionDelegateCalls { identity.delegateCalls }

  /// The notes so far, which are forgotten.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// The calls to data source and delegate so far, which are forgotten.
  func takeCalls() -> [String] {
    defer { source.trace.lines = [] }
    return source.trace.lines
  }

  /// Brings the items on screen, and forgets what that took.
  func layOut() {
    layoutPass.run()
    notes = []
    source.trace.lines = []
  }

  var shown: [RowPath] { elements.live.compactMap(\.element.item).sorted() }
}

/// Items one below the other, 40 points high.
@MainActor
final class FakeColumn: UICollectionViewLayout {
  weak var collection: FakeCollection?
  private(set) var preparations = 0
  /// The calls of updates, in order.
  var log: [String] = []
  /// The ways of items that it was asked for in updates.
  private(set) var asked: [String] = []

  private var count: Int { collection?.model.itemCount ?? 0 }

  private func attributes(numbered number: Int) -> UICollectionViewLayoutAttributes? {
    guard let collection, number >= 0, number < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: collection.model.path(numbered: number).indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(number) * 40, width: 320, height: 40)
    return attributes
  }

  override func prepare() {
    preparations += 1
    log.append("prepare")
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    collection?.arrangement.invalidate(context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append(
      updateItems.map { item in
        let path = item.updateAction == .insert ? item.indexPathAfterUpdate : item.indexPathBeforeUpdate
        let name = item.updateAction == .insert ? "insert" : item.updateAction == .delete ? "delete" : "change"
        return "\(name) \(path?.item ?? -1)"
      }.joined(separator: ", "))
  }

  override func finalizeCollectionViewUpdates() { log.append("finalize") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let path = RowPath(itemIndexPath)
    let start = collection?.updateCommit.initialAttributes(CollectionElement(item: path))
    guard let start, let end = layoutAttributesForItem(at: itemIndexPath) else { return nil }
    asked.append(
      start.alpha == 0
        ? "new at \(Int(start.frame.minY)), alpha 0" : "from \(Int(start.frame.minY)) to \(Int(end.frame.minY))")
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = collection?.updateCommit.finalAttributes(CollectionElement(item: RowPath(itemIndexPath)))
    if let end { asked.append("gone at \(Int(end.frame.minY)), alpha \(Int(end.alpha))") }
    return end
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(count) * 40) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(Int(rect.minY / 40), 0)
    return (first..<max(first, min(Int((rect.maxY / 40).rounded(.up)), count))).compactMap(attributes(numbered:))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collection.flatMap { attributes(numbered: $0.model.number(of: RowPath(indexPath))) }
  }
}

// MARK: What the parts ask of their host

extension FakeCollection: CollectionModelHost, CollectionArrangementHost, CollectionElementsHost,
  CollectionLayoutPassHost, CollectionSidewaysHost, RowsOwner
{
  func itemsWereReplaced() {
    notes.append("items replaced")
    layoutPass.itemsWereReplaced()
    arrangement.setNeedsPreparing()
  }
  func setNeedsLayout() { notes.append("needs layout") }
  func loadCounts() { model.load() }
  func didPlaceItems() { itemScroll.layoutDidEnd() }
  func showListBackground(_ color: UIColor?) {}
  func shiftContent(by delta: CGPoint) {
    notes.append("shift \(Int(delta.y))")
    bounds.origin.y += delta.y
  }
  func releaseDepartures() { notes.append("departures go") }

  func makeDecorationView(_ kind: String) -> UICollectionReusableView { UICollectionReusableView() }
  func place(_ view: UICollectionReusableView, _ element: CollectionElement, in row: CollectionRow?) {
    content.addSubview(view)
  }
  func rowDidScroll() { notes.append("row scrolled") }
  func placeRow(_ view: SidewaysScrollView) { content.addSubview(view) }
  func configure(_ view: UICollectionReusableView, _ element: CollectionElement) {
    notes.append("configure \(element.path.item)")
  }
  func keepForReuse(_ view: UICollectionReusableView, _ element: CollectionElement) {
    notes.append("keep \(element.path.item)")
    identity.reuse.keep(view, element)
  }
  func didShow(_ view: UICollectionReusableView, _ element: CollectionElement) {
    identity.reuse.didShow(view, element)
  }
  func hideUnusedViews() { identity.reuse.hideUnused() }
  func placeholderCell(at path: RowPath) -> UICollectionViewCell? {
    guard let placeholder = placeholders.placeholder(at: path) as? UICollectionViewPlaceholder else { return nil }
    let cell = identity.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path.indexPath)
    placeholder.update(cell)
    return cell
  }
  func frame(of element: CollectionElement) -> CGRect? { arrangement.frame(of: element) }
  func solvedFrame(of element: CollectionElement) -> CGRect? { arrangement.attributes(of: element)?.frame }
  func moveElements() { layoutPass.moveElements() }
  var pendingGrowth: CGVector? { arrangement.movement?.growth }
  func dataPath(of path: RowPath) -> RowPath { path }
  func isDragging(_ view: UIView) -> Bool { lifted === view }
  func reclaimView(of element: CollectionElement) -> UICollectionReusableView? { nil }
  func holdsFirstResponder(_ view: UIView) -> Bool { false }
  func configureAnew(_ cell: UICollectionViewCell, at path: RowPath) -> UICollectionViewCell {
    notes.append("configure anew \(path.row)")
    return cell
  }
}

extension FakeCollection: CollectionSelectionHost, CollectionEditingHost {
  var itemGeneration: Int { model.generation }
  func hasItem(_ path: RowPath) -> Bool { model.contains(path) }
  func checkExists(_ path: RowPath, asked function: String) { model.checkExists(path, asked: function) }
  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    elements.cell(at: path)?.isSelected = isSelected
  }
  func selectionDidChangeByUser() { notes.append("selection changed") }
  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    notes.append("scroll to \(indexPath.section).\(indexPath.item)")
  }

  func editModeDidChange() { notes.append("mode changed") }
  func updateCells() { notes.append("cells") }
  func path(ofListCell cell: UIView) -> RowPath? {
    (cell as? UICollectionReusableView).flatMap(elements.element(of:))?.item
  }
  func canEdit(_ path: RowPath) -> Bool { path.row != 0 }
}

extension FakeCollection: ListPlaceholdersHost {
  var shownCounts: SectionCounts { model.counts }
  var isInBatch: Bool { false }
  func listCell(at path: RowPath) -> (any ListCell)? { elements.cell(at: path) }
  func afterBatch(_ body: @escaping () -> Void) { body() }
  func record(_ operation: BatchUpdate.Operation) { notes.append("record") }
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) {
    guard let (rows, operation) = change() else { return notes.append("no change") }
    switch operation {
    case .insertRow(let path, _): notes.append("insert \(path.row)")
    case .deleteRow(let path, _): notes.append("delete \(path.row)")
    case .reloadRow(let path, _): notes.append("reload \(path.row)")
    default: notes.append("another change")
    }
    placeholders.adopt(rows)
  }
}

extension FakeCollection: CollectionItemsHost, CollectionIndexHost, CollectionScrollToHost, ListScrollToHost {
  var contentOffset: CGPoint { bounds.origin }
  var isGliding: Bool { false }
  var limits: ScrollLimits {
    ScrollLimits(
      horizontal: ScrollAxis(
        dimension: 320, content: 320, leading: 0, trailing: 0, bounces: false, alwaysBounces: false),
      vertical: ScrollAxis(
        dimension: 400, content: contentSize.height, leading: 0, trailing: 0, bounces: true, alwaysBounces: true))
  }
  func retargetGlide(to offset: CGPoint) { notes.append("retarget \(Int(offset.y))") }
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    notes.append("offset \(Int(contentOffset.y))\(animated ? " animated" : "")")
    if !animated { bounds.origin = contentOffset }
  }
  func layoutIfNeeded() { notes.append("layout") }
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
    arrangement.attributes(of: CollectionElement(item: path)).map { ($0.frame, adjustedContentInset) }
  }
  func placeInFront(_ bar: SectionIndexBar) { content.addSubview(bar) }
  func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { notes.append("scroll to \(indexPath.section).\(indexPath.item)") }
}
