import UIKit

extension ListAdapter {
  /// The description of the list that a table or collection view shows; nil if no adapter drives it.
  package static func description(of view: UIView) -> String? {
    driver(of: view).map { ListDescription(shown: $0.shown, live: $0.live).text }
  }

  /// The index path at which a table or collection view shows a row; nil if it does not show it, or has no adapter.
  /// O(n).
  package static func indexPath(of identity: RowIdentity, in view: UIView) -> IndexPath? {
    driver(of: view)?.shown.path(of: identity)?.indexPath
  }

  /// The identity of the row that a table or collection view shows at an index path; nil if it has no adapter.
  package static func identity(at indexPath: IndexPath, in view: UIView) -> RowIdentity? {
    driver(of: view)?.identity(at: indexPath)
  }

  private static func driver(of view: UIView) -> ListDriver? { (view as? any ListView)?.driver }
}
