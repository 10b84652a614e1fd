/// The order of a collection view's subviews: the background, cells and rows of cells, supplementary views, an app's own
/// views.
@MainActor
final class CollectionStacking {
  private unowned let view: UICollectionView

  init(view: UICollectionView) { self.view = view }

  /// A view behind everything that does not scroll, as large as the collection view.
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

  func placeBehindContent(_ control: UIRefreshControl) {
    if let background {
      view.insertSubview(control, aboveSubview: background)
    } else {
      view.insertSubview(control, at: 0)
    }
  }

  /// The view before which the cells begin.
  private var behindCells: UIView? { view.refreshControl ?? background }

  func placeCell(_ cell: UIView) {
    if let behind = behindCells, behind.superview === view {
      view.insertSubview(cell, aboveSubview: behind)
    } else {
      view.insertSubview(cell, at: 0)
    }
  }

  func placeSupplementaryView(_ supplementary: UIView) {
    if let top = view.subviews.last(where: { $0 is UICollectionReusableView || $0 is SidewaysScrollView }) {
      view.insertSubview(supplementary, aboveSubview: top)
    } else {
      placeCell(supplementary)
    }
  }

  /// Puts a cell that an update removes behind the other cells.
  func sendBehindCells(_ departing: UIView) {
    if departing.superview === view { placeCell(departing) }
    if let row = departing.superview as? SidewaysScrollView { row.sendSubviewToBack(departing) }
  }
}
