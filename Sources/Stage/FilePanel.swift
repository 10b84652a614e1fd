import Foundation

/// A request for the desktop's file dialogue.
package struct FilePanelRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Existing files.
    case files
    /// Existing folders, to be opened or to save files in.
    case folders
  }

  /// Files by the ends of their names.
  package struct Filter: Hashable, Sendable {
    package var name: String
    /// Such as `*.png`.
    package var patterns: [String]

    package init(name: String, patterns: [String]) {
      self.name = name
      self.patterns = patterns
    }
  }

  package var kind: Kind
  package var title: String
  /// The title of the button that accepts the choice.
  package var acceptLabel: String
  package var allowsSeveral: Bool
  /// The path of the folder that is shown first; nil for the desktop's choice.
  package var folder: String?
  /// Empty to allow all file names.
  package var filters: [Filter]

  package init(
    kind: Kind, title: String, acceptLabel: String, allowsSeveral: Bool, folder: String?, filters: [Filter]
  ) {
    self.kind = kind
    self.title = title
    self.acceptLabel = acceptLabel
    self.allowsSeveral = allowsSeveral
    self.folder = folder
    self.filters = filters
  }
}

/// The end of a desktop's file dialogue.
package enum FilePanelAnswer: Hashable, Sendable {
  /// The desktop has no file dialogue.
  case unavailable
  /// The user closed it.
  case cancelled
  case chosen([URL])
}
