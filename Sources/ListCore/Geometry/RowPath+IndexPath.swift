import Foundation

extension RowPath {
  /// Made in place: a path made of an array's elements takes memory for the array.
  package var indexPath: IndexPath {
    var path = IndexPath(index: section)
    path.append(row)
    return path
  }
}
