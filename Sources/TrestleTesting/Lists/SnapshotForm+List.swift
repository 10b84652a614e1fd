import Trestle
import UIKitTesting

extension SnapshotForm {
  /// The lists: sections and rows, and where their heights come from.
  public static let list = SnapshotForm(name: "list") { screen in
    screen.listViews.compactMap(ListAdapter.description).joined(separator: "\n\n")
  }
}
