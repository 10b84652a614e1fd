import Foundation

extension RowPath {
  /// Stored inline: a path made from an array would allocate memory for the array.
  package var indexPath: IndexPath {
    var path = IndexPath(index: section)
    path.append(row)
    return path
  }
}
