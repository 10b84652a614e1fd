/// The order of a collection view's subviews: the background, cells and rows of cells, supplementary views, and the
/// app's own views. Cells and supplementary views with a z index are behind or in front of the others, so that touches
/// reach the visible view [C].
@MainActor
final class CollectionStacking {
  private unowned let view: UICollectionView

  init(view: UICollectionView) { self.view = view }

  /// A view behind all content that does not scroll, as large as the collection view.
  var background: UIView? {
    didSet {
      if oldValue !== background { oldValue?.removeFromSuperview() }
      if let background { view.insertSubview(background, at: 0) }
      layOut()
    }
  }

  /// The colour that a layout of lists gave the collection view.
  private var listBackground: UIColor?

  /// Shows the colour of a layout of lists, or the usual one, unless the app chose another.
  func showListBackground(_ color: UIColor?) {
    guard color != listBackground, view.backgroundColor == listBackground ?? .systemBackground else { return }
    listBackground = color
    AppearanceProxies.withoutNotes { view.backgroundColor = color ?? .systemBackground }
  }

  func layOut() {
    guard let background, background.frame != view.bounds else { return }
    UIView.performWithoutAnimation { background.frame = view.bounds }
  }

  func placeBehindContent(_ control: UIView) {
    if let background {
      view.insertSubview(control, aboveSubview: background)
    } else {
      view.insertSubview(control, at: 0)
    }
  }

  /// The frontmost view behind the content.
  private var behindContent: UIView? {
    let behind = view.refreshControl ?? background
    return behind?.superview === view ? behind : nil
  }

  func placeCell(_ cell: UIView) {
    guard cell.layer.zPosition == 0 else { return placeByDepth(cell, in: view) }
    insert(cell, in: view, above: lastBehindCells)
  }

  func placeSupplementaryView(_ supplementary: UIView) { placeByDepth(supplementary, in: view) }

  /// The z index of a placed view changed, here or in the scroll view of its row. A cell that is being dropped stays in
  /// front of the others.
  func depthDidChange(of placed: UICollectionReusableView) {
    guard let container = placed.superview, container === view || container is SidewaysScrollView else { return }
    placeByDepth(placed, in: container)
  }

  /// The frontmost view behind content of z index 0: one of a lower z index, or a view behind all content. O(k) in
  /// views of a lower z index.
  private var lastBehindCells: UIView? {
    var last = behindContent
    let subviews = view.subviews
    let first = last.flatMap(subviews.firstIndex(of:)).map { $0 + 1 } ?? 0
    for candidate in subviews[first...] {
      guard Self.isContent(candidate), candidate.layer.zPosition < 0 else { break }
      last = candidate
    }
    return last
  }

  /// Puts a view in front of all others whose z index is not higher. O(n) in subviews.
  private func placeByDepth(_ placed: UIView, in container: UIView) {
    let depth = placed.layer.zPosition
    let below = container.subviews.last { $0 !== placed && Self.isContent($0) && $0.layer.zPosition <= depth }
    insert(placed, in: container, above: below ?? (container === view ? behindContent : nil))
  }

  private func insert(_ placed: UIView, in container: UIView, above other: UIView?) {
    if let other {
      container.insertSubview(placed, aboveSubview: other)
    } else {
      container.insertSubview(placed, at: 0)
    }
  }

  private static func isContent(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is SidewaysScrollView
  }

  /// Moves a cell that an update removes behind the other cells.
  func sendBehindCells(_ departing: UIView) {
    if departing.superview === view { placeCell(departing) }
    if let row = departing.superview as? SidewaysScrollView { row.sendSubviewToBack(departing) }
  }
}
