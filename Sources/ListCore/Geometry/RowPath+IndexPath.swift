import Foundation

extension RowPath {
  package var indexPath: IndexPath { [section, row] }
}
