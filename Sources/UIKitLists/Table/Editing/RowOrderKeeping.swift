import Foundation

/// A data source that tells the table of the difference between orders, and so has to know which one the table shows.
@MainActor
protocol RowOrderKeeping: AnyObject {
  /// The user moved a row. The app is told next.
  func rowWasMoved(from source: IndexPath, to destination: IndexPath)
  /// The table shows the data source's own order again.
  func rowsAreLoadedAnew()
}
