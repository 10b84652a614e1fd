/// Section views that the delegate returned when it was asked whether it has any. They are kept until they are shown,
/// so that the delegate is asked only once for each.
struct AskedSectionViews {
  private var headers: [Int: UIView?] = [:]
  private var footers: [Int: UIView?] = [:]

  var isEmpty: Bool { headers.isEmpty && footers.isEmpty }
  /// All kept views of headers and footers.
  var views: [UIView] { (Array(headers.values) + Array(footers.values)).compactMap { $0 } }

  mutating func keep(_ view: UIView?, isHeader: Bool, _ section: Int) {
    if isHeader { headers[section] = .some(view) } else { footers[section] = .some(view) }
  }

  /// Removes and returns the delegate's answer for a section, which may be nil; nil if no answer is kept.
  mutating func take(isHeader: Bool, _ section: Int) -> UIView?? {
    isHeader ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section)
  }
}

// MARK: - Views of sections

extension TableDelegateCalls {
  /// Whether the delegate implements the method for header views. If that is unknown, it is asked for the view of
  /// `section`, which is kept.
  func hasHeaderViews(asking section: Int) -> Bool {
    if methods.present.contains(.viewForHeader) { return true }
    guard let answer = askForHeader(section) else { return false }
    askedViews.keep(answer, isHeader: true, section)
    return true
  }

  func hasFooterViews(asking section: Int) -> Bool {
    if methods.present.contains(.viewForFooter) { return true }
    guard let answer = askForFooter(section) else { return false }
    askedViews.keep(answer, isHeader: false, section)
    return true
  }

  func viewForHeader(_ section: Int) -> UIView? {
    if let asked = askedViews.take(isHeader: true, section) { return asked }
    return askForHeader(section) ?? nil
  }

  func viewForFooter(_ section: Int) -> UIView? {
    if let asked = askedViews.take(isHeader: false, section) { return asked }
    return askForFooter(section) ?? nil
  }

  private func askForHeader(_ section: Int) -> UIView?? {
    ask(.viewForHeader) { $0.tableView(tableView, viewForHeaderInSection: section) }
  }

  private func askForFooter(_ section: Int) -> UIView?? {
    ask(.viewForFooter) { $0.tableView(tableView, viewForFooterInSection: section) }
  }

  /// Gives up the kept views: sections were replaced, or a layout has shown the views that it needs. O(1) if there are
  /// none.
  func dropAskedViews() {
    guard !askedViews.isEmpty else { return }
    let views = askedViews.views
    askedViews = AskedSectionViews()
    for view in views { tableView.reuse.keepSectionView(view) }
  }

  // MARK: Display

  func willDisplay(_ view: UIView, isHeader: Bool, _ section: Int) {
    if isHeader {
      delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  func didEndDisplaying(_ view: UIView, isHeader: Bool, _ section: Int) {
    if isHeader {
      delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
