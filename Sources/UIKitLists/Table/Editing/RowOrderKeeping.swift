import Foundation

/// A data source that applies differences between orders, and so has to know which order the table shows.
@MainActor
protocol RowOrderKeeping: AnyObject {
  /// The user moved a row. The app is called next.
  func rowWasMoved(from source: IndexPath, to destination: IndexPath)
  /// The table shows the data source's own order again.
  func rowsAreLoadedAnew()
}
