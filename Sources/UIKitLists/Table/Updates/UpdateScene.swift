import ListCore

/// A table just before an update, from where the animation begins.
@MainActor
struct UpdateScene {
  let map: UpdateMap
  let geometry: TableGeometry
  let generation: Int
  let offset: CGPoint
  /// The items that had views.
  let window: Range<Int>
  /// The former frames of views, by identity.
  let frames: [ObjectIdentifier: CGRect]
  /// The rows of `window` that are no longer in the table, with their old paths.
  let goneRows: ContiguousArray<TableRows.LiveRow>
  /// Headers and footers that go, with their old items.
  let goneViews: ContiguousArray<TableHeaders.LiveView>
  /// Whether rows on screen may have other heights now, so that they are measured again.
  var measuresLive = true

  func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }
}

/// A view that is being removed: its row was removed, or is off screen now.
@MainActor
struct DepartingView: DepartingElement {
  enum Kind {
    /// A row with its path as the delegate knows it.
    case row(RowPath, UITableViewCell)
    /// A header or footer as the delegate knows it.
    case sectionView(TableItem, UIView)
  }

  let kind: Kind
  /// The view's item after the update, if it still exists off screen: if the item comes back, it gets this view again.
  var item: TableItem?
  /// The opacity that the app set, restored when the view is used again.
  let alpha: CGFloat

  init(kind: Kind, item: TableItem? = nil) {
    self.kind = kind
    self.item = item
    alpha = Self.view(of: kind).alpha
  }

  var view: UIView { Self.view(of: kind) }

  private static func view(of kind: Kind) -> UIView {
    switch kind {
    case .row(_, let cell): cell
    case .sectionView(_, let view): view
    }
  }
}
