import ListCore

/// The table view, as ``TableSizing`` sees it.
@MainActor
protocol TableSizingHost: AnyObject {
  var bounds: CGRect { get }
  var style: UITableView.Style { get }
  var pixelScale: CGFloat { get }
  var traitCollection: UITraitCollection { get }
  var readableSideMargin: CGFloat { get }
  var index: TableIndex { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var delegateCalls: TableDelegateCalls { get }
  /// The heights of the views above the first and below the last section.
  var edgeHeights: (leading: CGFloat, trailing: CGFloat) { get }
  /// A rule changed: all heights are to be asked for again.
  func heightRulesDidChange()
  /// Shown rows that are not in the data.
  var placeholderRows: PlaceholderRows { get }
  /// The height of a placeholder's row, negative where its cell decides; nil for a row of the data.
  func placeholderHeight(at path: RowPath) -> CGFloat?
  /// The basis of row heights changed: rows are measured again.
  func sizingBasisDidChange()
}

/// The values that heights depend on besides the rows: while they do not change, a row is measured once.
struct SizingBasis: Equatable {
  var width: CGFloat = 0
  var sideMargin: CGFloat = 0
  /// The insets from the table's sides to its rows, and from the rows' sides to their content.
  var sides = UIEdgeInsets.zero
  var textSize = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var scale: CGFloat = 1
  /// The space that rows leave to the section index.
  var indexWidth: CGFloat = 0
}

/// The heights of rows, headers and footers: from the delegate, from properties, or from the content.
///
/// Precedence of a row's height: the delegate's `heightForRowAt`, then `rowHeight`, then the cell's own size. With
/// estimates (the default) a row's height is determined when the row is first shown; with an `estimatedRowHeight` of 0
/// the heights of all rows are determined at once, and no row sizes itself.
@MainActor
final class TableSizing {
  private unowned let host: any TableSizingHost

  init(host: any TableSizingHost) { self.host = host }

  /// Whether rows are measured when they are shown, by the present rule.
  private(set) var measuresShownRows = false

  var rowHeight = UITableView.automaticDimension { didSet { changed(oldValue, rowHeight) } }
  var estimatedRowHeight = UITableView.automaticDimension { didSet { changed(oldValue, estimatedRowHeight) } }
  var sectionHeaderHeight = UITableView.automaticDimension { didSet { changed(oldValue, sectionHeaderHeight) } }
  var sectionFooterHeight = UITableView.automaticDimension { didSet { changed(oldValue, sectionFooterHeight) } }
  var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { changed(oldValue, estimatedSectionHeaderHeight) }
  }
  var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { changed(oldValue, estimatedSectionFooterHeight) }
  }
  var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { changed(oldValue, sectionHeaderTopPadding) }
  }

  private func changed(_ old: CGFloat, _ new: CGFloat) { if old != new { host.heightRulesDidChange() } }

  // MARK: Sides

  private var isWide: Bool { host.bounds.width >= CellMetrics.wideTableWidth }

  /// The parts of the table's sides that bars and the device's edges cover.
  private var safeSides: UIEdgeInsets {
    let insets = host.safeAreaInsets
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  /// The insets from the sides of the table to its rows, and from the sides of a row to its content, in points.
  private struct Sides {
    let rowInsets: UIEdgeInsets
    let contentInsets: UIEdgeInsets
    let cellMargin: CGFloat
  }

  /// The insets of the running layout pass; nil outside of one.
  private var passSides: Sides?
  private var sides: Sides { passSides ?? makeSides() }

  /// Computes the sides once until ``endPass()``, instead of for each row that is placed or configured.
  func beginPass() { passSides = makeSides() }
  func endPass() { passSides = nil }

  private func makeSides() -> Sides {
    let (isInset, safeSides) = (host.style == .insetGrouped, safeSides)
    let inset = isWide ? TableMetrics.wideGroupInset : TableMetrics.groupInset
    let rowInsets = isInset ? safeSides + UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset) : .zero
    var margin = ListCards.contentMargin(width: host.bounds.width, isInset: isInset)
    if followsReadableWidth {
      margin = max(margin, host.readableSideMargin - (isInset ? rowInsets.left : safeSides.left))
    }
    return Sides(rowInsets: rowInsets, contentInsets: insetsContent && !isInset ? safeSides : .zero, cellMargin: margin)
  }

  /// The insets from the sides of the table to its rows.
  var rowInsets: UIEdgeInsets { sides.rowInsets }

  /// [D] Whether the content of rows, headers and footers keeps within the safe area.
  var insetsContent = true { didSet { if insetsContent != oldValue { host.sizingBasisDidChange() } } }

  /// The insets from the sides of a row to its content view, where the safe area covers them.
  var contentInsets: UIEdgeInsets { sides.contentInsets }

  /// The content inset at the leading edge.
  var leadingContentInset: CGFloat {
    let insets = contentInsets
    return host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.right : insets.left
  }

  /// Whether rows keep their content within the width in which lines are easy to read.
  var followsReadableWidth = false { didSet { if followsReadableWidth != oldValue { host.sizingBasisDidChange() } } }

  /// The margin from the sides of a row to its content.
  var cellMargin: CGFloat { sides.cellMargin }

  var basis: SizingBasis {
    let sides = sides
    return SizingBasis(
      width: host.bounds.width, sideMargin: sides.cellMargin, sides: sides.rowInsets + sides.contentInsets,
      textSize: host.traitCollection.preferredContentSizeCategory,
      legibilityWeight: host.traitCollection.legibilityWeight, scale: host.pixelScale,
      indexWidth: host.index.width)
  }

  /// The width of rows.
  var cellWidth: CGFloat { width(within: rowInsets) }

  /// The x coordinate and width of rows.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    let insets = rowInsets
    return (insets.left, width(within: insets))
  }

  private func width(within insets: UIEdgeInsets) -> CGFloat { max(host.bounds.width - insets.left - insets.right, 0) }

  // MARK: The whole table

  /// Queries the counts, and as many heights as are needed.
  /// - Complexity: O(s) in sections, O(n) in rows only where each is asked for a height or an estimate.
  func makeGeometry() -> TableGeometry {
    let counts = host.placeholderRows.shown(host.delegateCalls.counts())
    return makeGeometry(counts, rowRule(counts))
  }

  /// The geometry of sections whose counts are known.
  func makeGeometry(_ counts: SectionCounts, _ rule: RowRule) -> TableGeometry {
    let rows = counts.rows
    let total = rows.reduce(0, +)
    var builder = TableGeometry.Builder(
      expectedRowCount: rule.isUniform ? 0 : total, headerTopPadding: headerTopPadding)
    for section in rows.indices {
      let header = headerHeight(section)
      builder.beginSection(header: header.height, isEstimated: header.isEstimated)
      appendRows(rows[section], of: section, by: rule, to: &builder)
      let footer = footerHeight(section)
      builder.endSection(footer: footer.height, isEstimated: footer.isEstimated)
    }
    let edges = host.edgeHeights
    return builder.finish(leading: edges.leading, trailing: edges.trailing)
  }

  /// The first row of the data, as shown.
  private func firstRow(_ counts: SectionCounts) -> RowPath? {
    let placeholders = host.placeholderRows
    let first = placeholders.data(ofShown: counts).rows.firstIndex { $0 > 0 }
    return first.map { placeholders.shown(ofData: RowPath(section: $0, row: 0)) }
  }

  private var headerTopPadding: CGFloat {
    guard host.style == .plain else { return max(sectionHeaderTopPadding, 0) }
    return sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
  }

  // MARK: Rows

  enum RowRule {
    /// All rows have this height.
    case fixed(CGFloat)
    /// All rows are assumed to have this height.
    case estimated(CGFloat)
    /// The delegate is asked for the height of each row.
    case asked
    /// The delegate is asked for an estimated height of each row.
    case askedForEstimate

    var isUniform: Bool {
      switch self {
      case .fixed, .estimated: true
      case .asked, .askedForEstimate: false
      }
    }

    /// Whether heights are estimates, so that rows are measured when they are shown.
    var isEstimated: Bool {
      switch self {
      case .estimated, .askedForEstimate: true
      case .fixed, .asked: false
      }
    }
  }

  /// The height of rows for which the delegate provides none and that do not size themselves.
  private var fallbackHeight: CGFloat { rowHeight < 0 ? TableMetrics.defaultRowHeight : rowHeight }
  /// The height of rows that have not been queried.
  var heightOfRowsByDefault: CGFloat { fallbackHeight }

  /// Finds out which methods the delegate implements by asking for the first row. Drops the views that the delegate
  /// returned before, as they are of the former sections.
  func rowRule(_ counts: SectionCounts) -> RowRule {
    host.delegateCalls.dropAskedViews()
    let rule = findRowRule(firstRow(counts))
    measuresShownRows = rule.isEstimated
    return rule
  }

  private func findRowRule(_ firstRow: RowPath?) -> RowRule {
    guard let firstRow else { return .fixed(TableMetrics.defaultRowHeight) }
    let calls = host.delegateCalls
    if calls.estimatedHeightForRow(firstRow) != nil { return .askedForEstimate }
    // `rowHeight` is exact for all rows unless the delegate implements `heightForRowAt`, which asking for one row
    // shows.
    if estimatedRowHeight == 0 || rowHeight >= 0 {
      _ = calls.heightForRow(firstRow)
      if calls.delegate == nil || calls.methods.isMissing(.heightForRow) { return .fixed(fallbackHeight) }
      if estimatedRowHeight == 0 { return .asked }
    }
    return .estimated(estimatedRowHeight < 0 ? fallbackHeight : estimatedRowHeight)
  }

  private func appendRows(
    _ count: Int, of section: Int, by rule: RowRule, to builder: inout TableGeometry.Builder
  ) {
    forEachHeight(0..<count, ofSection: section, by: rule) { count, height in
      builder.appendRows(count, height: height.height, isEstimated: height.isEstimated)
    }
  }

  /// Calls `body` with the heights of the rows in order. A run of rows that are known to be equally high is one call.
  func forEachHeight(
    _ rows: Range<Int>, ofSection section: Int, by rule: RowRule, _ body: (_ count: Int, Height) -> Void
  ) {
    var start = rows.lowerBound
    for row in host.placeholderRows.numbers(inSection: section) where rows.contains(row) {
      forEachHeightOfData(start..<row, ofSection: section, by: rule, body)
      let height = host.placeholderHeight(at: RowPath(section: section, row: row)) ?? -1
      body(1, height < 0 ? (fallbackHeight, true) : (height, false))
      start = row + 1
    }
    forEachHeightOfData(start..<rows.upperBound, ofSection: section, by: rule, body)
  }

  private func forEachHeightOfData(
    _ rows: Range<Int>, ofSection section: Int, by rule: RowRule, _ body: (_ count: Int, Height) -> Void
  ) {
    if rows.isEmpty { return }
    let calls = host.delegateCalls
    switch rule {
    case .fixed(let height): body(rows.count, (height, false))
    case .estimated(let height): body(rows.count, (height, true))
    case .asked:
      for row in rows {
        let height = calls.heightForRow(RowPath(section: section, row: row)) ?? -1
        body(1, (height < 0 ? fallbackHeight : height, false))
      }
    case .askedForEstimate:
      for row in rows {
        let height = calls.estimatedHeightForRow(RowPath(section: section, row: row)) ?? -1
        body(1, (height < 0 ? fallbackHeight : height, true))
      }
    }
  }

  /// The height of a row that is shown for the first time, in whole pixels where the cell decides it.
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat {
    if let height = host.placeholderHeight(at: path) { return height < 0 ? measured(cell) : height }
    if let height = host.delegateCalls.heightForRow(path), height >= 0 { return height }
    if rowHeight >= 0 { return rowHeight }
    return measured(cell)
  }

  /// The height that a row's cell prefers now, in points; nil if the row does not size itself.
  func selfSizedHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? {
    if let height = host.placeholderHeight(at: path) { return height < 0 ? measured(cell) : nil }
    guard measuresShownRows, rowHeight < 0 else { return nil }
    if let height = host.delegateCalls.heightForRow(path), height >= 0 { return nil }
    return measured(cell)
  }

  private func measured(_ view: UIView) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max((size.height * host.pixelScale).rounded(.up) / host.pixelScale, 0)
  }

  // MARK: Headers and footers

  typealias Height = (height: CGFloat, isEstimated: Bool)

  var isGrouped: Bool { host.style != .plain }

  func headerHeight(_ section: Int) -> Height {
    let calls = host.delegateCalls
    if let height = calls.heightForHeader(section), height >= 0 { return (height, false) }
    let hasTitle = calls.titleForHeader(section) != nil
    if hasTitle || calls.hasHeaderViews(asking: section) {
      if sectionHeaderHeight >= 0, !fitsTitle(section, isHeader: true) { return (sectionHeaderHeight, !hasTitle) }
      if let estimate = calls.estimatedHeightForHeader(section), estimate >= 0 { return (estimate, true) }
      if estimatedSectionHeaderHeight > 0 { return (estimatedSectionHeaderHeight, true) }
      return (titleHeaderEstimate(section), true)
    }
    if isGrouped && sectionHeaderHeight >= 0 { return (sectionHeaderHeight, false) }
    return blankHeader(section)
  }

  /// Whether a header or footer of a grouped table is as high as its title needs although the table sets a height [C]:
  /// Interface Builder writes 18, which is meant for groups without titles.
  private func fitsTitle(_ section: Int, isHeader: Bool) -> Bool {
    let calls = host.delegateCalls
    guard isGrouped else { return false }
    return isHeader
      ? sectionHeaderHeight < TableMetrics.groupedHeaderEstimate && calls.titleForHeader(section) != nil
      : sectionFooterHeight < TableMetrics.groupedFooterEstimate && calls.titleForFooter(section) != nil
  }

  private func blankHeader(_ section: Int) -> Height {
    guard isGrouped else { return (0, false) }
    return (TableMetrics.groupedBlankHeight + firstTop(section), false)
  }

  private func titleHeaderEstimate(_ section: Int) -> CGFloat {
    isGrouped ? TableMetrics.groupedHeaderEstimate + firstTop(section) : TableMetrics.plainHeaderHeight
  }

  /// The extra space above the content of a header that sizes itself, in points: only the first group of a grouped
  /// table has one.
  func roomAbove(_ item: TableItem) -> CGFloat {
    guard isGrouped, item.isHeaderItem, sectionHeaderHeight < 0 || fitsTitle(item.section, isHeader: true) else {
      return 0
    }
    // A whole number of pixels, so that the content is aligned to them.
    return (firstTop(item.section) * host.pixelScale).rounded(.up) / host.pixelScale
  }

  /// The additional space above a group's header, in points; only the first group has one.
  private func firstTop(_ section: Int) -> CGFloat { section == 0 ? TableMetrics.groupedFirstTop : 0 }

  func footerHeight(_ section: Int) -> Height {
    let calls = host.delegateCalls
    if let height = calls.heightForFooter(section), height >= 0 { return (height, false) }
    let blank: Height = (isGrouped ? TableMetrics.groupedBlankHeight : 0, false)
    let hasTitle = calls.titleForFooter(section) != nil
    if hasTitle || calls.hasFooterViews(asking: section) {
      if sectionFooterHeight >= 0, !fitsTitle(section, isHeader: false) { return (sectionFooterHeight, !hasTitle) }
      if let estimate = calls.estimatedHeightForFooter(section), estimate >= 0 { return (estimate, true) }
      if estimatedSectionFooterHeight > 0 { return (estimatedSectionFooterHeight, true) }
      return (isGrouped ? TableMetrics.groupedFooterEstimate : TableMetrics.plainHeaderHeight, true)
    }
    if isGrouped && sectionFooterHeight >= 0 { return (sectionFooterHeight, false) }
    return blank
  }

  /// The height of a header or footer that is shown for the first time; with no view it is blank.
  func measure(_ view: UIView?, for item: TableItem) -> CGFloat {
    let isHeader: Bool
    if case .header = item { isHeader = true } else { isHeader = false }
    guard let view else {
      return isHeader ? blankHeader(item.section).height : (isGrouped ? TableMetrics.groupedBlankHeight : 0)
    }
    let explicit = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if explicit >= 0, !fitsTitle(item.section, isHeader: isHeader) { return explicit }
    let content = measured(view)
    if !isGrouped { return max(content, TableMetrics.plainHeaderHeight) }
    return content + (isHeader ? firstTop(item.section) : 0)
  }
}

extension UITableView: TableSizingHost {
  var edgeHeights: (leading: CGFloat, trailing: CGFloat) { edgeViews.heights }
  func heightRulesDidChange() { model.setNeedsLoading() }
  func sizingBasisDidChange() { setNeedsLayout() }

  var readableSideMargin: CGFloat {
    let readable = readableContentGuide.layoutFrame
    return max(readable.minX - bounds.minX, 0)
  }
}
