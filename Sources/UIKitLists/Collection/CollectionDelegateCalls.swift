import ListCore

/// Every call to a collection view's delegate and data source.
///
/// Which optional methods the app implements is found out by ``OptionalMethods``.
@MainActor
final class CollectionDelegateCalls {
  /// Optional methods whose absence changes what the collection view does.
  struct Method: OptionSet {
    let rawValue: Int
    static let canMoveItem = Method(rawValue: 1 << 0)
    static let moveItem = Method(rawValue: 1 << 1)
    static let willDisplay = Method(rawValue: 1 << 2)
    static let didEndDisplaying = Method(rawValue: 1 << 3)
    static let targetContentOffset = Method(rawValue: 1 << 4)
    static let moveTarget = Method(rawValue: 1 << 5)
    static let sizeForItem = Method(rawValue: 1 << 6)
    static let insetForSection = Method(rawValue: 1 << 7)
    static let lineSpacing = Method(rawValue: 1 << 8)
    static let itemSpacing = Method(rawValue: 1 << 9)
    static let headerSize = Method(rawValue: 1 << 10)
    static let footerSize = Method(rawValue: 1 << 11)
    static let canPerformPrimaryAction = Method(rawValue: 1 << 12)
    static let canFocusItem = Method(rawValue: 1 << 13)
    static let selectionFollowsFocus = Method(rawValue: 1 << 14)
    static let preferredFocus = Method(rawValue: 1 << 15)

    static let ofDataSource: Method = [.canMoveItem, .moveItem]
  }

  unowned let view: UICollectionView
  let methods = OptionalMethods<Method>()

  private weak var givenDelegate: (any UICollectionViewDelegate)?
  private(set) var delegate: (any UICollectionViewDelegate)? {
    get {
      keepDataSource()
      return givenDelegate
    }
    set { givenDelegate = newValue }
  }
  /// The delegate, if it conforms to the protocol of a flow layout's delegate.
  private(set) weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// The methods of a flow layout's delegate that a delegate without the conformance declares by their Objective-C
  /// names.
  private var flowNames = FlowLayoutNames()
  /// Whether the app may decide sizes and spacings of a flow layout.
  var decidesFlow: Bool { flowDelegate != nil || !flowNames.isEmpty }
  private weak var givenDataSource: (any UICollectionViewDataSource)?
  private var dataSourceTurn = 0
  var dataSource: (any UICollectionViewDataSource)? {
    get {
      keepDataSource()
      return givenDataSource
    }
    set {
      givenDataSource = newValue
      dataSourceTurn = 0
      methods.forget(.ofDataSource)
    }
  }
  /// Whether a data source is making a cell now. Creating a registration meanwhile is an error, as each cell would get
  /// a new one.
  private(set) static var isMakingCell = false

  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { view.prefetching.dataSourceDidChange() } }
  }

  /// Retains the data source for the rest of the turn, so that work in progress has its items even if the app releases
  /// everything in a call.
  func keepDataSource() { Turn.keep(givenDataSource, last: &dataSourceTurn) }

  init(view: UICollectionView) { self.view = view }

  /// Takes the scroll view's delegate. One that is not a collection view's delegate only receives calls about scrolling.
  func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UICollectionViewDelegate
    flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
    flowNames = flowDelegate == nil ? FlowLayoutNames(of: self.delegate) : FlowLayoutNames()
    methods.forgetAll(but: .ofDataSource)
  }

  /// Calls a method of the flow layout's delegate, or one that the delegate declares by its name only.
  private func askFlow<Argument, Answer>(
    _ method: Method, _ layout: UICollectionViewLayout, _ argument: Argument,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    if let flowDelegate { return ask(method, flowDelegate, call) }
    guard !flowNames.isEmpty, let delegate else { return nil }
    return flowNames.answer(method, of: delegate, view, layout, argument)
  }

  /// The app's index path of an item, without placeholders.
  func data(_ path: RowPath) -> IndexPath { view.placeholders.data(path) }
  func isPlaceholder(_ path: RowPath) -> Bool { view.placeholders.isPlaceholder(path) }

  func ask<Receiver, Answer>(_ method: Method, _ receiver: Receiver?, _ call: (Receiver) -> Answer) -> Answer? {
    methods.ask(method, receiver, call)
  }

  // MARK: Data source

  private func numberOfSections() -> Int {
    let count = dataSource?.numberOfSections(in: view) ?? 0
    guard count >= 0 else {
      fatalError(
        """
        UICollectionView dataSource returned \(count) from numberOfSections(in:). A collection view has no sections or \
        more.
        """)
    }
    return count
  }

  private func numberOfItems(inSection section: Int) -> Int {
    let count = dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
    guard count >= 0 else {
      fatalError(
        """
        UICollectionView dataSource returned \(count) from collectionView(_:numberOfItemsInSection: \(section)). \
        A section has no items or more.
        """)
    }
    return count
  }

  /// All counts, each queried once.
  func counts() -> SectionCounts { SectionCounts((0..<numberOfSections()).map(numberOfItems(inSection:))) }

  func cell(at path: RowPath) -> UICollectionViewCell {
    guard let dataSource else { stopWithoutDataSource("a cell for item \(path)") }
    let wasMakingCell = Self.isMakingCell
    Self.isMakingCell = true
    defer { Self.isMakingCell = wasMakingCell }
    return view.listSections.asking(ofSection: path.section) {
      dataSource.collectionView(view, cellForItemAt: data(path))
    }
  }

  func supplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    guard let dataSource else { stopWithoutDataSource("a view of kind \(kind) at \(path)") }
    return view.listSections.asking(ofSection: path.first ?? 0) {
      dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  private func stopWithoutDataSource(_ what: String) -> Never {
    fatalError(
      """
      UICollectionView failed to obtain \(what) from its dataSource (nil). The data source was let go while the \
      collection view showed its items: the collection view does not keep it alive.
      """)
  }

  /// [C] Stops the program with UIKit's message if a layout has headers and the data source has no views for them.
  func stopWithoutSupplementaryViews(_ kind: String, _ path: IndexPath) -> Never {
    fatalError(
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (nil) was not retrieved by \
      calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: for element kind '\(kind)' at \
      \(path). The layout has such an element; implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:), or give headers and footers no size.
      """)
  }

  func indexTitles() -> [String]? { dataSource?.indexTitles(for: view) }

  func path(ofIndexTitle title: String, at index: Int) -> IndexPath? {
    dataSource?.collectionView(view, indexPathForIndexTitle: title, at: index)
  }

  func canMove(_ path: RowPath) -> Bool {
    guard let dataSource, !isPlaceholder(path), CollectionMoveMethod.isImplemented(by: dataSource) else { return false }
    return ask(.canMoveItem, dataSource) { $0.collectionView(view, canMoveItemAt: data(path)) } ?? true
  }

  func move(_ source: RowPath, to destination: RowPath) {
    let from = data(source)
    view.placeholders.itemDidMove(ItemMove(from: source, to: destination).path(after:))
    dataSource?.collectionView(view, moveItemAt: from, to: data(destination))
  }

  func prefetch(_ items: [RowPath]) {
    prefetchDataSource?.collectionView(view, prefetchItemsAt: items.filter { !isPlaceholder($0) }.map(data))
  }

  func cancelPrefetching(_ items: [RowPath]) {
    prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: items.filter { !isPlaceholder($0) }.map(data))
  }

  // MARK: Display

  func willDisplay(_ shown: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = shown as? UICollectionViewCell, element.category == .cell {
      guard let path = displayed(element) else { return }
      _ = ask(.willDisplay, delegate) { $0.collectionView(view, willDisplay: cell, forItemAt: path) }
    } else if let kind = element.kind {
      delegate?.collectionView(view, willDisplaySupplementaryView: shown, forElementKind: kind, at: element.path)
    }
  }

  func didEndDisplaying(_ shown: UICollectionReusableView, _ element: CollectionElement) {
    if let cell = shown as? UICollectionViewCell, element.category == .cell {
      guard let path = displayed(element) else { return }
      _ = ask(.didEndDisplaying, delegate) { $0.collectionView(view, didEndDisplaying: cell, forItemAt: path) }
    } else if let kind = element.kind {
      delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: shown, forElementOfKind: kind, at: element.path)
    }
  }

  /// The app's path of an element that comes on screen or leaves it; nil for a placeholder.
  private func displayed(_ element: CollectionElement) -> IndexPath? {
    guard let path = element.item else { return element.path }
    return isPlaceholder(path) ? nil : data(path)
  }

  // MARK: Highlight and selection

  func shouldHighlight(_ path: RowPath) -> Bool {
    if isPlaceholder(path) { return false }
    return delegate?.collectionView(view, shouldHighlightItemAt: data(path)) ?? true
  }

  func didHighlight(_ path: RowPath) { delegate?.collectionView(view, didHighlightItemAt: data(path)) }
  func didUnhighlight(_ path: RowPath) { delegate?.collectionView(view, didUnhighlightItemAt: data(path)) }

  func shouldSelect(_ path: RowPath) -> Bool {
    if isPlaceholder(path) { return false }
    return delegate?.collectionView(view, shouldSelectItemAt: data(path)) ?? true
  }

  func shouldDeselect(_ path: RowPath) -> Bool {
    delegate?.collectionView(view, shouldDeselectItemAt: data(path)) ?? true
  }

  /// [C] The segue of the item's cell in a storyboard begins before the delegate is called.
  func didSelect(_ path: RowPath) {
    if view.isDescribed, let cell = view.cellForItem(at: path.indexPath) { cell.selectionSegue?.trigger(by: cell) }
    delegate?.collectionView(view, didSelectItemAt: data(path))
  }
  func didDeselect(_ path: RowPath) { delegate?.collectionView(view, didDeselectItemAt: data(path)) }

  // MARK: Layout and moves; nil where the app does not implement the method

  func targetContentOffset(_ proposed: CGPoint) -> CGPoint? {
    ask(.targetContentOffset, delegate) {
      $0.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
    }
  }

  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  func moveTarget(_ original: RowPath, current: RowPath, proposed: RowPath) -> RowPath {
    let target =
      ask(.moveTarget, delegate) {
        $0.collectionView(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: data(original),
          atCurrentIndexPath: data(current), toProposedIndexPath: data(proposed))
      }
      ?? delegate?.collectionView(
        view, targetIndexPathForMoveFromItemAt: data(current), toProposedIndexPath: data(proposed))
    return target.map { RowPath(view.placeholders.shown($0)) } ?? proposed
  }

  /// [?] A placeholder is as large as the item before it, or the first one.
  func sizeForItem(_ path: RowPath, _ layout: UICollectionViewLayout) -> CGSize? {
    var item = data(path)
    if isPlaceholder(path) {
      guard view.numberOfItems(inSection: path.section) > 0 else { return nil }
      item.item = max(item.item - 1, 0)
    }
    return askFlow(.sizeForItem, layout, item) { $0.collectionView(view, layout: layout, sizeForItemAt: item) }
  }

  func insetForSection(_ section: Int, _ layout: UICollectionViewLayout) -> UIEdgeInsets? {
    askFlow(.insetForSection, layout, section) {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  func lineSpacing(_ section: Int, _ layout: UICollectionViewLayout) -> CGFloat? {
    askFlow(.lineSpacing, layout, section) {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  func itemSpacing(_ section: Int, _ layout: UICollectionViewLayout) -> CGFloat? {
    askFlow(.itemSpacing, layout, section) {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  func headerSize(_ section: Int, _ layout: UICollectionViewLayout) -> CGSize? {
    askFlow(.headerSize, layout, section) {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  func footerSize(_ section: Int, _ layout: UICollectionViewLayout) -> CGSize? {
    askFlow(.footerSize, layout, section) {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
