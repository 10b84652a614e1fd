import ListCore

/// Every call to a table view's delegate and data source.
///
/// Which optional methods the app implements is found out by ``OptionalMethods``.
@MainActor
final class TableDelegateCalls {
  /// Optional methods whose absence changes the table's behaviour.
  struct Method: OptionSet {
    let rawValue: Int
    static let heightForRow = Method(rawValue: 1 << 0)
    static let heightForHeader = Method(rawValue: 1 << 1)
    static let heightForFooter = Method(rawValue: 1 << 2)
    static let estimatedHeightForRow = Method(rawValue: 1 << 3)
    static let estimatedHeightForHeader = Method(rawValue: 1 << 4)
    static let estimatedHeightForFooter = Method(rawValue: 1 << 5)
    static let viewForHeader = Method(rawValue: 1 << 6)
    static let viewForFooter = Method(rawValue: 1 << 7)
    static let titleForHeader = Method(rawValue: 1 << 8)
    static let titleForFooter = Method(rawValue: 1 << 9)
    static let willDisplay = Method(rawValue: 1 << 10)
    static let didEndDisplaying = Method(rawValue: 1 << 11)
    static let canPerformPrimaryAction = Method(rawValue: 1 << 12)
    static let canFocusRow = Method(rawValue: 1 << 13)
    static let selectionFollowsFocus = Method(rawValue: 1 << 14)
    static let preferredFocus = Method(rawValue: 1 << 15)
    static let contextMenu = Method(rawValue: 1 << 16)
    static let canEditRow = Method(rawValue: 1 << 20)
    static let canMoveRow = Method(rawValue: 1 << 21)
    static let commit = Method(rawValue: 1 << 22)
    static let moveRow = Method(rawValue: 1 << 23)
    static let editingStyle = Method(rawValue: 1 << 24)
    static let deleteTitle = Method(rawValue: 1 << 25)
    static let shouldIndent = Method(rawValue: 1 << 26)
    static let indentationLevel = Method(rawValue: 1 << 27)
    static let willBeginEditing = Method(rawValue: 1 << 28)
    static let didEndEditing = Method(rawValue: 1 << 29)
    static let moveTarget = Method(rawValue: 1 << 30)
    static let leadingSwipe = Method(rawValue: 1 << 31)
    static let trailingSwipe = Method(rawValue: 1 << 32)
    static let editActions = Method(rawValue: 1 << 33)

    static let ofDataSource: Method = [
      .titleForHeader, .titleForFooter, .canEditRow, .canMoveRow, .commit, .moveRow,
    ]
  }

  unowned let tableView: UITableView
  let methods = OptionalMethods<Method>()
  /// Views of headers and footers that were asked for and not shown yet.
  var askedViews = AskedSectionViews()

  private weak var givenDelegate: (any UITableViewDelegate)?
  private(set) var delegate: (any UITableViewDelegate)? {
    get {
      keepDataSource()
      return givenDelegate
    }
    set { givenDelegate = newValue }
  }
  private weak var givenDataSource: (any UITableViewDataSource)?
  private var dataSourceTurn = 0
  var dataSource: (any UITableViewDataSource)? {
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

  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { tableView.prefetching.dataSourceDidChange() } }
  }

  /// Retains the data source for the rest of the turn, so that work in progress has its rows and cells even if the app
  /// releases everything in a call.
  func keepDataSource() { Turn.keep(givenDataSource, last: &dataSourceTurn) }

  init(tableView: UITableView) { self.tableView = tableView }

  /// Takes the scroll view's delegate. One that is not a table view's delegate only receives calls about scrolling.
  func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate as? any UITableViewDelegate
    methods.forgetAll(but: .ofDataSource)
    dropAskedViews()
  }

  /// The app's index path of a row, without placeholders.
  func data(_ path: RowPath) -> IndexPath { tableView.placeholders.data(path) }
  func isPlaceholder(_ path: RowPath) -> Bool { tableView.placeholders.isPlaceholder(path) }
  private func shown(_ indexPath: IndexPath) -> RowPath { RowPath(tableView.placeholders.shown(indexPath)) }

  func ask<Answer>(_ method: Method, _ call: (any UITableViewDelegate) -> Answer) -> Answer? {
    methods.isMissing(method) ? nil : methods.ask(method, delegate, call)
  }

  private func askDataSource<Answer>(_ method: Method, _ call: (any UITableViewDataSource) -> Answer) -> Answer? {
    methods.isMissing(method) ? nil : methods.ask(method, dataSource, call)
  }

  // MARK: Data source

  func numberOfSections() -> Int {
    let count = dataSource?.numberOfSections(in: tableView) ?? 0
    guard count >= 0 else {
      fatalError(
        "UITableView dataSource returned \(count) from numberOfSections(in:). A table has no sections or more.")
    }
    return count
  }

  func numberOfRows(inSection section: Int) -> Int {
    let count = dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    guard count >= 0 else {
      fatalError(
        """
        UITableView dataSource returned \(count) from tableView(_:numberOfRowsInSection: \(section)). \
        A section has no rows or more.
        """)
    }
    return count
  }

  /// All counts of the data, each asked for once.
  func counts() -> SectionCounts {
    SectionCounts((0..<numberOfSections()).map(numberOfRows(inSection:)))
  }

  func cell(at path: RowPath) -> UITableViewCell {
    if let cell = tableView.placeholderCell(at: path) { return cell }
    guard let dataSource else {
      fatalError(
        """
        UITableView failed to obtain a cell from its dataSource (nil) for row \(path). The data source was let go \
        while the table showed its rows: the table does not keep it alive.
        """)
    }
    return dataSource.tableView(tableView, cellForRowAt: data(path))
  }

  func titleForHeader(_ section: Int) -> String? {
    guard !methods.isMissing(.titleForHeader) else { return nil }
    return dataSource?.tableView(tableView, titleForHeaderInSection: section)
  }

  func titleForFooter(_ section: Int) -> String? {
    guard !methods.isMissing(.titleForFooter) else { return nil }
    return dataSource?.tableView(tableView, titleForFooterInSection: section)
  }

  func prefetch(_ rows: [RowPath]) {
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: rows.filter { !isPlaceholder($0) }.map(data))
  }

  func cancelPrefetching(_ rows: [RowPath]) {
    prefetchDataSource?.tableView(tableView, cancelPrefetchingForRowsAt: rows.filter { !isPlaceholder($0) }.map(data))
  }

  func sectionIndexTitles() -> [String]? { dataSource?.sectionIndexTitles(for: tableView) }

  func section(ofIndexTitle title: String, at index: Int) -> Int {
    dataSource?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? NSNotFound
  }

  // MARK: Heights; nil where the app does not implement the method

  func heightForRow(_ path: RowPath) -> CGFloat? {
    ask(.heightForRow) { $0.tableView(tableView, heightForRowAt: data(path)) }
  }

  func estimatedHeightForRow(_ path: RowPath) -> CGFloat? {
    ask(.estimatedHeightForRow) { $0.tableView(tableView, estimatedHeightForRowAt: data(path)) }
  }

  func heightForHeader(_ section: Int) -> CGFloat? {
    ask(.heightForHeader) { $0.tableView(tableView, heightForHeaderInSection: section) }
  }

  func heightForFooter(_ section: Int) -> CGFloat? {
    ask(.heightForFooter) { $0.tableView(tableView, heightForFooterInSection: section) }
  }

  func estimatedHeightForHeader(_ section: Int) -> CGFloat? {
    ask(.estimatedHeightForHeader) { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  func estimatedHeightForFooter(_ section: Int) -> CGFloat? {
    ask(.estimatedHeightForFooter) { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  // MARK: Display

  func willDisplay(_ cell: UITableViewCell, _ path: RowPath) {
    if isPlaceholder(path) { return }
    _ = ask(.willDisplay) { $0.tableView(tableView, willDisplay: cell, forRowAt: data(path)) }
  }

  func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath) {
    if isPlaceholder(path) || cell is TableGapCell { return }
    _ = ask(.didEndDisplaying) { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: data(path)) }
  }

  // MARK: Highlight and selection

  func shouldHighlight(_ path: RowPath) -> Bool {
    !isPlaceholder(path) && delegate?.tableView(tableView, shouldHighlightRowAt: data(path)) ?? true
  }

  func didHighlight(_ path: RowPath) {
    delegate?.tableView(tableView, didHighlightRowAt: data(path))
  }

  func didUnhighlight(_ path: RowPath) {
    delegate?.tableView(tableView, didUnhighlightRowAt: data(path))
  }

  func willSelect(_ path: RowPath) -> RowPath? {
    if isPlaceholder(path) { return nil }
    guard let delegate else { return path }
    return delegate.tableView(tableView, willSelectRowAt: data(path)).map(shown)
  }

  func willDeselect(_ path: RowPath) -> RowPath? {
    guard let delegate else { return path }
    return delegate.tableView(tableView, willDeselectRowAt: data(path)).map(shown)
  }

  /// [C] The segue of the row's cell in a storyboard begins before the delegate is called.
  func didSelect(_ path: RowPath) {
    if tableView.isDescribed, let cell = tableView.cellForRow(at: path.indexPath) {
      cell.selectionSegue?.trigger(by: cell)
    }
    delegate?.tableView(tableView, didSelectRowAt: data(path))
  }
  func didDeselect(_ path: RowPath) { delegate?.tableView(tableView, didDeselectRowAt: data(path)) }

  func canPerformPrimaryAction(_ path: RowPath) -> Bool? {
    ask(.canPerformPrimaryAction) { $0.tableView(tableView, canPerformPrimaryActionForRowAt: data(path)) }
  }

  func performPrimaryAction(_ path: RowPath) {
    delegate?.tableView(tableView, performPrimaryActionForRowAt: data(path))
  }

  func shouldBeginMultipleSelection(_ path: RowPath) -> Bool {
    delegate?.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: data(path)) ?? false
  }

  func didBeginMultipleSelection(_ path: RowPath) {
    delegate?.tableView(tableView, didBeginMultipleSelectionInteractionAt: data(path))
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(tableView) }

  // MARK: Focus; nil where the app does not implement the method

  func canFocus(_ path: RowPath) -> Bool? {
    if isPlaceholder(path) { return false }
    return ask(.canFocusRow) { $0.tableView(tableView, canFocusRowAt: data(path)) }
  }

  func selectionFollowsFocus(_ path: RowPath) -> Bool? {
    ask(.selectionFollowsFocus) { $0.tableView(tableView, selectionFollowsFocusForRowAt: data(path)) }
  }

  func shouldUpdateFocus(_ context: UITableViewFocusUpdateContext) -> Bool {
    delegate?.tableView(tableView, shouldUpdateFocusIn: context) ?? true
  }

  func didUpdateFocus(_ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    delegate?.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  func preferredFocus() -> RowPath? {
    (ask(.preferredFocus) { $0.indexPathForPreferredFocusedView(in: tableView) } ?? nil).map(shown)
  }

  // MARK: Editing; the calls an app may lack answer nil then

  func canEdit(_ path: RowPath) -> Bool? {
    if isPlaceholder(path) { return false }
    return askDataSource(.canEditRow) { $0.tableView(tableView, canEditRowAt: data(path)) }
  }

  func canMove(_ path: RowPath) -> Bool? {
    if isPlaceholder(path) { return false }
    return askDataSource(.canMoveRow) { $0.tableView(tableView, canMoveRowAt: data(path)) }
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: RowPath) {
    dataSource?.tableView(tableView, commit: style, forRowAt: data(path))
  }

  func moveRow(_ source: RowPath, to destination: RowPath) {
    let from = data(source)
    tableView.placeholders.itemDidMove(ItemMove(from: source, to: destination).path(after:))
    let to = data(destination)
    (dataSource as? any RowOrderKeeping)?.rowWasMoved(from: from, to: to)
    dataSource?.tableView(tableView, moveRowAt: from, to: to)
  }

  /// The rows were reloaded: a data source that keeps an order of its own is told that the table shows that order
  /// again.
  func rowsAreLoadedAnew() { (dataSource as? any RowOrderKeeping)?.rowsAreLoadedAnew() }

  func editingStyle(_ path: RowPath) -> UITableViewCell.EditingStyle? {
    ask(.editingStyle) { $0.tableView(tableView, editingStyleForRowAt: data(path)) }
  }

  func deleteTitle(_ path: RowPath) -> String? {
    ask(.deleteTitle) { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: data(path)) } ?? nil
  }

  func shouldIndent(_ path: RowPath) -> Bool? {
    ask(.shouldIndent) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: data(path)) }
  }

  func indentationLevel(_ path: RowPath) -> Int? {
    if isPlaceholder(path) { return nil }
    return ask(.indentationLevel) { $0.tableView(tableView, indentationLevelForRowAt: data(path)) }
  }

  func willBeginEditing(_ path: RowPath) {
    _ = ask(.willBeginEditing) { $0.tableView(tableView, willBeginEditingRowAt: data(path)) }
  }

  func didEndEditing(_ path: RowPath?) {
    _ = ask(.didEndEditing) { $0.tableView(tableView, didEndEditingRowAt: path.map(data)) }
  }

  func moveTarget(_ source: RowPath, proposed: RowPath) -> RowPath? {
    ask(.moveTarget) {
      shown(
        $0.tableView(
          tableView, targetIndexPathForMoveFromRowAt: data(source), toProposedIndexPath: data(proposed)))
    }
  }

  /// The swipe actions on one side of a row.
  /// - Returns: nil if the app does not implement the method; nil within the optional if the app returned nil.
  func swipeActions(_ path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration?? {
    if isLeading {
      return ask(.leadingSwipe) {
        $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: data(path))
      }
    }
    return ask(.trailingSwipe) {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: data(path))
    }
  }

  /// The older form of a row's swipe actions; nil if the app has none.
  func editActions(_ path: RowPath) -> [UITableViewRowAction]? {
    ask(.editActions) { $0.tableView(tableView, editActionsForRowAt: data(path)) } ?? nil
  }

  func accessoryTapped(_ path: RowPath) {
    if isPlaceholder(path) { return }
    if tableView.isDescribed, let cell = tableView.cellForRow(at: path.indexPath) {
      cell.accessorySegue?.trigger(by: cell)
    }
    delegate?.tableView(tableView, accessoryButtonTappedForRowWith: data(path))
  }
}

extension RowPath {
  /// - Precondition: the index path has two elements.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
