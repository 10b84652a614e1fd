import Trestle
import UIKit
import UIKitTesting

extension UITableView: RowNaming {
  /// The identity of a row of a Trestle list; nil for other lists.
  package func rowIdentity(at path: IndexPath) -> String? {
    ListAdapter.identity(at: path, in: self).map { "\($0)" }
  }
}

extension UICollectionView: RowNaming {
  /// The identity of a row of a Trestle list; nil for other lists.
  package func rowIdentity(at path: IndexPath) -> String? {
    ListAdapter.identity(at: path, in: self).map { "\($0)" }
  }
}
