import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The accessibility of table views: scrolling announces the rows that become visible, and reading goes section by
/// section.
struct TableAccessibility: ListAccessibility {
  let view: UITableView

  var containerRole: String? { "table" }

  var orderedViews: [UIView]? { TableReadingOrder(view).views }

  /// [C] The wording.
  func announcement(at offset: CGPoint) -> String? {
    let rect = CGRect(origin: offset, size: view.bounds.size).inset(by: view.adjustedContentInset)
    guard let paths = view.indexPathsForRows(in: rect), let first = paths.first, let last = paths.last else {
      return nil
    }
    let number = { (path: IndexPath) in
      (0..<path.section).reduce(path.row + 1) { $0 + view.numberOfRows(inSection: $1) }
    }
    let all = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfRows(inSection: $1) }
    return SystemWord.rowsShown.text("\(number(first))", "\(number(last))", "\(all)")
  }
}
