/// Makes `delegate?.tableView?(tableView, didSelectRowAt: indexPath)` compile.
///
/// Optional methods of an Objective-C protocol are called with a question mark. Here they are ordinary methods with
/// defaults, so a property with the methods' name returns a value that can be called with their labels. A call of a
/// method that the app does not implement returns nil if its absence has an effect of its own, as on Apple's platforms.
@preconcurrency @MainActor
public struct _TableViewDelegateCalls {
  let delegate: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, heightForRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, heightForHeaderInSection: section) }
  }
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, heightForFooterInSection: section) }
  }
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil
  }
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil
  }
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = tableView.delegateCalls.methods.answer { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    _ = tableView.delegateCalls.methods.answer {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
}

/// The optional methods of a data source, to be called with a question mark.
@preconcurrency @MainActor
public struct _TableViewDataSourceCalls {
  let dataSource: any UITableViewDataSource

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForFooterInSection: section)
  }
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
}

/// `numberOfSections(in:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _NumberOfSectionsCall {
  fileprivate let dataSource: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int { dataSource.numberOfSections(in: tableView) }
}

/// The optional method of a data source that loads in advance, to be called with a question mark.
@preconcurrency @MainActor
public struct _TableViewPrefetchingCalls {
  fileprivate let dataSource: any UITableViewDataSourcePrefetching

  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension UITableViewDataSourcePrefetching {
  /// The optional method, to be called with a question mark.
  public var tableView: _TableViewPrefetchingCalls? { _TableViewPrefetchingCalls(dataSource: self) }
}

/// `sectionIndexTitles(for:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SectionIndexTitlesCall {
  fileprivate let dataSource: any UITableViewDataSource

  public func callAsFunction(for tableView: UITableView) -> [String]? { dataSource.sectionIndexTitles(for: tableView) }
}

extension UITableViewDelegate {
  /// The optional methods, to be called with a question mark. A property `tableView` of the type itself takes precedence.
  @_disfavoredOverload
  public var tableView: _TableViewDelegateCalls? { _TableViewDelegateCalls(delegate: self) }
}

extension UITableViewDataSource {
  /// The optional methods, to be called with a question mark. A property `tableView` of the type itself takes precedence.
  @_disfavoredOverload
  public var tableView: _TableViewDataSourceCalls? { _TableViewDataSourceCalls(dataSource: self) }
  /// `numberOfSections(in:)`, callable with a question mark. The call answers nil if the data source leaves the method
  /// out.
  @_disfavoredOverload
  public var numberOfSections: _NumberOfSectionsCall? { _NumberOfSectionsCall(dataSource: self) }
  /// `sectionIndexTitles(for:)`, callable with a question mark. The call answers nil if the data source leaves the
  /// method out.
  public var sectionIndexTitles: _SectionIndexTitlesCall? { _SectionIndexTitlesCall(dataSource: self) }
}
