import Trestle
import UIKit

/// The form in which a screen is kept beside a test.
public enum SnapshotForm: String, CaseIterable, Sendable {
  /// The pixels.
  case picture
  /// The views and their frames; see `layoutText(of:)`.
  case layout
  /// The lists: sections and rows, and where their heights come from.
  case list
  /// The text that a screen reader reads; see `MountedScreen.accessibility`.
  case accessibility
}

extension MountedScreen {
  /// The screen in a form that is a text; nil for a picture.
  func text(_ form: SnapshotForm) -> String? {
    switch form {
    case .picture: nil
    case .layout: layout
    case .list: listViews.compactMap(ListAdapter.description).joined(separator: "\n\n")
    case .accessibility: accessibility
    }
  }
}
