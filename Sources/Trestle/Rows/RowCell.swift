import UIKit

/// A cell that shows a row: one of table views, or one of collection views.
@MainActor
public protocol RowCell: UIView {
  /// The content of the cell; nil for a cell that makes its own.
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  /// The name under which the cell is reused.
  var reuseIdentifier: String? { get }
}

extension UITableViewCell: RowCell {}
extension UICollectionViewCell: RowCell {}

/// The classes of the cells that show a row; nil for a view that cannot show it.
struct RowCellClasses {
  var table: UITableViewCell.Type?
  var collection: UICollectionViewCell.Type?

  /// A class of cells of one of the views.
  init(_ cellClass: any RowCell.Type) {
    table = cellClass as? UITableViewCell.Type
    collection = cellClass as? UICollectionViewCell.Type
  }

  /// UIKit's own cell classes, for rows with content configurations.
  static let standard = RowCellClasses(table: UITableViewCell.self, collection: UICollectionViewListCell.self)

  private init(table: UITableViewCell.Type?, collection: UICollectionViewCell.Type?) {
    self.table = table
    self.collection = collection
  }

  /// The name of the class, for messages.
  var name: String { (table as Any?).map { "\($0)" } ?? collection.map { "\($0)" } ?? "no class" }
}
