import ListCore

/// The scroll actions of scroll views for assistive technology: they scroll by pages.
struct ScrollAccessibility: ViewAccessibilityDefaults {
  let view: UIScrollView

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let offset = AccessibilityPaging(view).page(direction) else { return AccessibilityPull(view).pull(direction) }
    view.setContentOffset(offset, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}

/// The accessibility of table views: scrolling announces the rows that become visible, and reading goes section by
/// section.
struct TableAccessibility: ViewAccessibilityDefaults {
  let view: UITableView

  var containerRole: String? { "table" }

  var orderedViews: [UIView]? { TableReadingOrder(view).views }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let offset = AccessibilityPaging(view).page(direction) else { return AccessibilityPull(view).pull(direction) }
    view.setContentOffset(offset, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: rowsInSight(at: offset))
    return true
  }

  /// [C] The wording.
  private func rowsInSight(at offset: CGPoint) -> String? {
    let rect = CGRect(origin: offset, size: view.bounds.size).inset(by: view.adjustedContentInset)
    guard let paths = view.indexPathsForRows(in: rect), let first = paths.first, let last = paths.last else {
      return nil
    }
    let number = { (path: IndexPath) in
      (0..<path.section).reduce(path.row + 1) { $0 + view.numberOfRows(inSection: $1) }
    }
    let all = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfRows(inSection: $1) }
    return "Rows \(number(first)) to \(number(last)) of \(all)"
  }
}

/// Pulling for a refresh: a page up where there is none [C].
@MainActor
struct AccessibilityPull {
  private let view: UIScrollView

  init(_ view: UIScrollView) {
    self.view = view
  }

  func pull(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up || direction == .previous, view.isScrollEnabled else { return false }
    return view.refreshControl?.cycle.beginByUser() ?? false
  }
}

/// Where a page further is.
@MainActor
struct AccessibilityPaging {
  private let view: UIScrollView

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// The offset after scrolling by a page; nil at the end of the content in that direction.
  func page(_ direction: UIAccessibilityScrollDirection) -> CGPoint? {
    guard view.isScrollEnabled else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let limits = view.limits
    let start = view.motion.glideTarget ?? view.contentOffset
    var offset = start
    switch direction {
    case .up: offset.y -= visible.height
    case .down: offset.y += visible.height
    case .left: offset.x -= visible.width
    case .right: offset.x += visible.width
    case .next, .previous:
      let pages: CGFloat = direction == .next ? 1 : -1
      if limits.vertical.canScroll {
        offset.y += pages * visible.height
      } else {
        offset.x += pages * (isMirrored ? -visible.width : visible.width)
      }
    }
    offset = limits.clamped(offset)
    return offset == start ? nil : offset
  }
}

/// Sorts the views of a table for reading: section by section, wherever headers and footers are pinned.
@MainActor
struct TableReadingOrder {
  private let table: UITableView

  init(_ table: UITableView) {
    self.table = table
  }

  /// The sort key of a view: the table's own header comes first and its footer last; within a section header, rows,
  /// footer.
  private struct Place: Comparable {
    var edge: Int
    var section = 0
    var part = 0
    var row = 0
    var order = 0

    static func < (first: Place, second: Place) -> Bool {
      (first.edge, first.section, first.part, first.row, first.order)
        < (second.edge, second.section, second.part, second.row, second.order)
    }
  }

  var views: [UIView] {
    let headers = Dictionary(
      table.sectionViews.live.map { (ObjectIdentifier($0.view), place(of: $0.item)) }, uniquingKeysWith: { $1 })
    let rows = Dictionary(
      table.cells.live.map {
        (ObjectIdentifier($0.cell), Place(edge: 1, section: $0.path.section, part: 1, row: $0.path.row))
      },
      uniquingKeysWith: { $1 })
    let placed = table.subviews.enumerated().compactMap { order, view -> (place: Place, view: UIView)? in
      let key = ObjectIdentifier(view)
      if view === table.tableHeaderView { return (Place(edge: 0, order: order), view) }
      if view === table.tableFooterView { return (Place(edge: 2, order: order), view) }
      if let place = headers[key] ?? rows[key] { return (place, view) }
      // Cells and headers that an update sends away are no longer read.
      if view is UITableViewCell || view is UITableViewHeaderFooterView { return nil }
      return (Place(edge: 2, section: 1, order: order), view)
    }
    return placed.sorted { $0.place < $1.place }.map(\.view)
  }

  private func place(of item: TableItem) -> Place {
    switch item {
    case .header(let section): Place(edge: 1, section: section, part: 0)
    case .footer(let section): Place(edge: 1, section: section, part: 2)
    case .row(let path): Place(edge: 1, section: path.section, part: 1, row: path.row)
    }
  }
}
