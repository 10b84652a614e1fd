import Trestle
import UIKitTesting

extension SnapshotForm {
  /// The Trestle lists of the screen: their sections and rows, and the sources of their heights.
  public static let list = SnapshotForm(name: "list") { screen in
    screen.listViews.compactMap(ListAdapter.description).joined(separator: "\n\n")
  }
}
