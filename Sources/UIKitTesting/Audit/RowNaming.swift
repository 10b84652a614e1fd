import UIKit

/// A data source that knows its items by identity.
@MainActor
protocol ItemNaming {
  func itemName(at path: IndexPath) -> String?
}

extension UITableViewDiffableDataSource: ItemNaming {
  func itemName(at path: IndexPath) -> String? { itemIdentifier(for: path).map(RowNames.name) }
}

extension UICollectionViewDiffableDataSource: ItemNaming {
  func itemName(at path: IndexPath) -> String? { itemIdentifier(for: path).map(RowNames.name) }
}

/// Names the rows of lists whose data source UIKit does not know. The module that knows the data source makes the list
/// views conform.
@MainActor
package protocol RowNaming {
  /// The identity of the row at an index path; nil if it is not known.
  func rowIdentity(at path: IndexPath) -> String?
}

/// The identities of rows.
@MainActor
enum RowNames {
  /// The longest name that is written whole.
  private static let longest = 40

  /// An item by its type and identity, or else as it describes itself.
  static func name(_ item: some Any) -> String {
    if let item = item as? any Identifiable { return "\(type(of: item)) \(item.id)" }
    let text = String(describing: item)
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  static func identity(_ list: UIScrollView, _ path: IndexPath) -> String? {
    if let name = (list as? any RowNaming)?.rowIdentity(at: path) { return name }
    let source: AnyObject? = (list as? UITableView)?.dataSource ?? (list as? UICollectionView)?.dataSource
    return (source as? any ItemNaming)?.itemName(at: path)
  }
}
